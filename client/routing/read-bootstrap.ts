import { readBreadcrumbs } from '../article/breadcrumbs.tsx'
import { readHeadings } from '../article/table-of-contents.tsx'
import type { DocsPath } from '../model/docs-path.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import type { PageLink, PageMeta } from '../model/page.ts'
import type { Bootstrap } from '../model/site-data.ts'

/**
 * The data in the document, without what its markup contains already. Headings, breadcrumbs and the words of the head as
 * JSON would be 177 bytes of Brotli a page (565 at most), links and image 60, and more pages would miss a first flight.
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
      meta: { ...route.meta, edition, ...readMeta(document, bootstrap.siteUrl) },
      previous: readLink(document, 'prev'),
      next: readLink(document, 'next'),
      breadcrumbs: readBreadcrumbs(document),
      html: document.querySelector('[data-html]')?.innerHTML ?? '',
    },
  }
}

function readLink(document: Document, rel: string): PageLink | null {
  const link = document.querySelector(`.page-links [rel=${rel}]`)
  return link && { path: link.getAttribute('href') as DocsPath, label: link.lastChild?.textContent ?? '' }
}

function readMeta(document: Document, siteUrl: string): Partial<PageMeta> {
  const contentOf = (selector: string, attribute = 'content') =>
    document.querySelector(selector)?.getAttribute(attribute)
  const keywords = contentOf('meta[name=keywords]')?.split(', ')
  const og = (name: string) => contentOf(`meta[property='og:image${name}']`) ?? ''
  const address = og('').slice(siteUrl.length)
  const lastUpdated = contentOf('.article-meta time', 'datetime')
  return {
    headings: readHeadings(document),
    description: contentOf('meta[name=description]') ?? '',
    editUrl: contentOf('.edit-link', 'href') ?? '',
    ...(keywords && { keywords }),
    ...(address && { image: { address, width: +og(':width'), height: +og(':height'), alt: og(':alt') } }),
    ...(lastUpdated && { lastUpdated }),
  }
}
