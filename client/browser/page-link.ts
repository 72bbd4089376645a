import { isPagePath } from '../model/is-page-path.ts'

/** The page that an event's link leads to in this document; null for links that the browser follows by itself. */
export function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
    return null
  return isPagePath(link.pathname) ? link : null
}
