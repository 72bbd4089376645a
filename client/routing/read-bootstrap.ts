import { LAYOUT_IDS } from '../model/layout-ids.ts'
import type { Bootstrap } from '../model/site-data.ts'

/** The data in the document, with the HTML of its content, which is only in the markup. */
export function readBootstrap(document: Document): Bootstrap {
  const bootstrap: Bootstrap = JSON.parse(document.getElementById(LAYOUT_IDS.bootstrap)?.textContent ?? '')
  if (bootstrap.route.kind !== 'page') return bootstrap
  const html = document.querySelector('[data-html]')?.innerHTML ?? ''
  return { ...bootstrap, route: { ...bootstrap.route, html } }
}
