import { type DocsPath, docsPath } from '#client/model/docs-path.ts'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import { functionsIn } from '#server/site/heading-names.ts'
import type { ContentProblem } from '../content-error.ts'
import { isOfKind } from '../data/page-kinds.ts'
import type { PageReference } from '../page-path.ts'
import { decodeFragment, type FragmentTable, PAGE_START, resolveFragment } from '../resolve-fragment.ts'
import type { SiteContent } from '../site-content.ts'

/** Problems that a start only warns about, by kind. */
export const WARNING_KINDS = ['broken-link', 'broken-anchor', 'redirected-link', 'excluded-page'] as const

export interface LinkProblem extends ContentProblem {
  readonly kind: (typeof WARNING_KINDS)[number]
}

/** Finds links, in pages and in the site's configuration, to a missing page, to a redirect, or to a missing heading. */
export function findLinkFaults(
  content: Pick<SiteContent, 'byPath' | 'kinds' | 'redirects' | 'oldFragments' | 'siteReferences'>,
): LinkProblem[] {
  const idsOf = new Map([...content.byPath].map(([path, { ids }]) => [path, new Set(ids)]))
  for (const path of [SEARCH_PAGE, ...functionAddresses(content)]) idsOf.set(path, new Set())
  const check = (own: DocsPath | null) => (reference: PageReference) =>
    toProblem(reference, faultOf({ ...content, idsOf: (path) => idsOf.get(path) }, own, reference.url))
  return [
    ...[...content.byPath].flatMap(([path, { references }]) => references.flatMap(check(path))),
    ...content.siteReferences.flatMap(check(null)),
  ]
}

const SEARCH_PAGE = docsPath(NOT_PAGES.search)

/** `/docs/go/` has an address for each function. */
const functionAddresses = ({ byPath, kinds }: Pick<SiteContent, 'byPath' | 'kinds'>): DocsPath[] =>
  [...byPath].flatMap(([path, { sections }]) =>
    isOfKind(path, kinds.function)
      ? sections.flatMap(({ title }) =>
          functionsIn(title).map((name) => `${NOT_PAGES.go}${name}/` as DocsPath),
        )
      : [],
  )

type Fault = Pick<LinkProblem, 'kind' | 'message'>

function toProblem({ file, line }: PageReference, fault: Fault | null): LinkProblem[] {
  return fault ? [{ file, ...(line === undefined ? {} : { line }), ...fault }] : []
}

function faultOf(table: FragmentTable, own: DocsPath | null, url: string): Fault | null {
  const [path = '', fragment = ''] = url.replace(/\?[^#]*/, '').split('#')
  const hash = decodeFragment(fragment)
  const target = (path || own) as DocsPath
  const ids = table.idsOf(target)
  if (!ids) {
    const moved = table.redirects.get(target)
    return moved
      ? { kind: 'redirected-link', message: `the link ${url} is redirected; write ${moved}` }
      : { kind: 'broken-link', message: `the link ${url} leads to no page` }
  }
  if (!hash || hash === PAGE_START || ids.has(hash)) return null
  const now = resolveFragment(table, target, hash)
  return now
    ? { kind: 'redirected-link', message: `the link ${url} names what is called otherwise now; write ${now}` }
    : { kind: 'broken-anchor', message: `the link ${url} leads to no heading of ${target}` }
}
