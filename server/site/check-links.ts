import type { DocsPath } from '#client/model/docs-path.ts'
import type { PageReference } from './compile-context.ts'
import type { ContentProblem } from './content-error.ts'

interface LinkedSite {
  readonly pages: ReadonlyMap<DocsPath, { readonly ids: ReadonlySet<string> }>
  readonly redirects: ReadonlyMap<DocsPath, DocsPath>
}

/** Where a link leads to no page, to a page that only redirects, or to a heading that is not there. */
export function checkLinks(
  site: LinkedSite,
  own: DocsPath,
  references: readonly PageReference[],
): ContentProblem[] {
  return references.flatMap(({ url, file, line }) => {
    const message = faultOf(site, own, url)
    return message ? [{ file, ...(line === undefined ? {} : { line }), message }] : []
  })
}

function faultOf({ pages, redirects }: LinkedSite, own: DocsPath, url: string): string | null {
  const [path = '', hash = ''] = url.split('#')
  const target = (path || own) as DocsPath
  const page = pages.get(target)
  if (!page) {
    const moved = redirects.get(target)
    return moved ? `the link ${url} is redirected; write ${moved}` : `the link ${url} leads to no page`
  }
  if (hash && !page.ids.has(hash)) return `the link ${url} leads to no heading of ${target}`
  return null
}
