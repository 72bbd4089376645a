import { readBreadcrumbs } from '../article/breadcrumbs.tsx'
import { readHeadings } from '../article/table-of-contents.tsx'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import type { PageMeta } from '../model/page.ts'
import type { Bootstrap } from '../model/site-data.ts'

/**
 * The data in the document, without what its markup contains already. Headings, breadcrumbs and the words of the head as
 * JSON would be 177 bytes of Brotli a page (565 at most), and three more pages than the 26 would not fit a first flight.
 */
export function readBootstrap(document: Document): Bootstrap {
  const bootstrap: Bootstrap = JSON.parse(document.getElementById(LAYOUT_IDS.bootstrap)?.textContent ?? '')
  const { route } = bootstrap
  if (route.kind !== 'page') return bootstrap
  const edition = route.meta.edition ?? 'open source'
  return {
    ...bootstrap,
    route: {
      ...route,
      meta: { ...route.meta, edition, ...readMeta(document) },
      breadcrumbs: readBreadcrumbs(document),
      html: document.querySelector('[data-html]')?.innerHTML ?? '',
    },
  }
}

function readMeta(document: Document): Partial<PageMeta> {
  const contentOf = (selector: string, attribute = 'content') =>
    document.querySelector(selector)?.getAttribute(attribute)
  const keywords = contentOf('meta[name=keywords]')?.split(', ')
  const lastUpdated = contentOf('.article-meta time', 'datetime')
  return {
    headings: readHeadings(document),
    description: contentOf('meta[name=description]') ?? '',
    editUrl: contentOf('.edit-link', 'href') ?? '',
    ...(keywords && { keywords }),
    ...(lastUpdated && { lastUpdated }),
  }
}
