import type { DocsPath } from '#client/model/docs-path.ts'
import type { PageReference } from './compile-context.ts'
import type { ContentProblem } from './content-error.ts'

/** What can be wrong with a link that a page has. */
export const LINK_FAULTS = ['broken-link', 'broken-anchor', 'redirected-link'] as const

export interface LinkProblem extends ContentProblem {
  readonly kind: (typeof LINK_FAULTS)[number]
}

interface LinkedSite {
  readonly pages: ReadonlyMap<DocsPath, { readonly ids: ReadonlySet<string> }>
  readonly redirects: ReadonlyMap<DocsPath, DocsPath>
}

/** Where a link leads to no page, to a page that only redirects, or to a heading that is not there. */
export function checkLinks(
  site: LinkedSite,
  own: DocsPath,
  references: readonly PageReference[],
): LinkProblem[] {
  return references.flatMap(({ url, file, line }) => {
    const fault = faultOf(site, own, url)
    return fault ? [{ file, ...(line === undefined ? {} : { line }), ...fault }] : []
  })
}

function faultOf(
  { pages, redirects }: LinkedSite,
  own: DocsPath,
  url: string,
): Pick<LinkProblem, 'kind' | 'message'> | null {
  const [path = '', hash = ''] = url.split('#')
  const target = (path || own) as DocsPath
  const page = pages.get(target)
  if (!page) {
    const moved = redirects.get(target)
    return moved
      ? { kind: 'redirected-link', message: `the link ${url} is redirected; write ${moved}` }
      : { kind: 'broken-link', message: `the link ${url} leads to no page` }
  }
  if (hash && !page.ids.has(hash))
    return { kind: 'broken-anchor', message: `the link ${url} leads to no heading of ${target}` }
  return null
}
