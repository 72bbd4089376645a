import { isPagePath } from '../model/is-page-path.ts'

type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

/** The page that an event's link leads to in this document; null for links that the browser follows by itself. */
export function pageLinkOf(target: EventTarget | null): Address | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement | SVGAElement>('a[href]') : null
  if (!link || link.getAttribute('target') || link.hasAttribute('download')) return null
  // A link in a diagram has no parts of an address.
  const address = link instanceof SVGElement ? new URL(link.href.baseVal, document.baseURI) : link
  return address.origin === window.location.origin && isPagePath(address.pathname) ? address : null
}
