import { HTML_ATTRIBUTE } from '../article/content.tsx'
import { BOOTSTRAP_ID } from '../layout/bootstrap-data.tsx'
import type { ContentNode } from '../model/page.ts'
import type { Bootstrap } from '../model/site-data.ts'

/**
 * The data that the document carries. Its content comes without HTML; the markup in the document is that HTML, so it is
 * read back from there, in the order in which it was written. From then on the first page is like any other.
 */
export function readBootstrap(document: Document): Bootstrap {
  const json = document.getElementById(BOOTSTRAP_ID)?.textContent
  if (!json) throw new Error('The document carries no bootstrap data')
  const bootstrap = JSON.parse(json) as Bootstrap
  if (bootstrap.route.kind !== 'page') return bootstrap
  const elements = document.querySelectorAll(`[${HTML_ATTRIBUTE}]`).values()
  return { ...bootstrap, route: { ...bootstrap.route, content: fill(bootstrap.route.content, elements) } }
}

function fill(nodes: readonly ContentNode[], elements: Iterator<Element>): ContentNode[] {
  return nodes.map((node) =>
    'html' in node
      ? { html: elements.next().value?.innerHTML ?? '' }
      : { ...node, children: fill(node.children, elements) },
  )
}
