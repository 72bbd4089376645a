import { connectionIsFree } from '../browser/connection.ts'
import { SEARCH_PATH } from '../model/search-results.ts'
import { prefetchRoute } from './load-route.ts'
import { pageLinkOf } from './page-link.ts'

/** Fetches the data of pages that the reader may open next: on hover, focus and touch. */
export function prefetchLinks(document: Document, build: string): void {
  const prefetch = (target: EventTarget | null) => {
    const link = pageLinkOf(target)
    if (!link || link.pathname === window.location.pathname || link.pathname === SEARCH_PATH) return
    if (!connectionIsFree()) return
    prefetchRoute(link.pathname, build).catch(() => {})
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, (event) => prefetch(event.target), { passive: true })
  }
}
