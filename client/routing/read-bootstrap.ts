import { readBreadcrumbs } from '../article/breadcrumbs.tsx'
import { HTML_ATTRIBUTE } from '../article/content.tsx'
import { readHeadings } from '../article/table-of-contents.tsx'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import type { PageMeta } from '../model/page.ts'
import type { Bootstrap } from '../model/site-data.ts'

/**
 * The data in the document. It omits what the markup contains already: the HTML of the content, the headings and the
 * words of the head. Those are read back from the markup, the HTML in document order; from then on the first page is
 * like any other.
 */
export function readBootstrap(document: Document): Bootstrap {
  const bootstrap = JSON.parse(document.getElementById(LAYOUT_IDS.bootstrap)?.textContent ?? '') as Bootstrap
  if (bootstrap.route.kind !== 'page') return bootstrap
  const { route } = bootstrap
  const elements = document.querySelectorAll(`[${HTML_ATTRIBUTE}]`).values()
  const content = route.content.map(() => ({ html: elements.next().value?.innerHTML ?? '' }))
  return {
    ...bootstrap,
    route: {
      ...route,
      meta: {
        ...(route.meta.edition ? {} : { edition: 'open source' }),
        ...route.meta,
        ...readMeta(document),
      },
      breadcrumbs: readBreadcrumbs(document),
      content,
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
