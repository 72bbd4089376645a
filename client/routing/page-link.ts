import { isPagePath } from '../model/is-page-path.ts'

type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

/** The page that this document can show for an event's link; null for links that the browser should follow itself. */
export function pageLinkOf(target: EventTarget | null): Address | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement | SVGAElement>('a[href]') : null
  if (!link || link.getAttribute('target') || link.hasAttribute('download')) return null
  // An SVG link does not have the parts of its address as properties.
  const address = link instanceof SVGElement ? new URL(link.href.baseVal, document.baseURI) : link
  return address.origin === window.location.origin && isPagePath(address.pathname) ? address : null
}
