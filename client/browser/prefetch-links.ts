import { SEARCH_PATH } from '../model/search-results.ts'
import { connectionIsFree } from './connection.ts'
import { prefetchRoute } from './load-route.ts'
import { pageLinkOf } from './page-link.ts'
import { whenIdle } from './when-idle.ts'

/** At most this many pages are fetched because their links came into view; pointing at a link always fetches its page. */
const IN_VIEW_LIMIT = 20

/** Fetches the data of pages that the reader may open next: on hover, focus and touch, and for links in view. */
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
  prefetchInView(document, prefetch)
}

function prefetchInView(document: Document, prefetch: (target: EventTarget) => void): void {
  let left = IN_VIEW_LIMIT
  const seen = new WeakSet<Element>()
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left <= 0) continue
      view.unobserve(target)
      left -= 1
      whenIdle(() => prefetch(target))
    }
  })
  const observe = () => {
    for (const link of document.querySelectorAll('main a, .page-links a')) {
      if (!seen.has(link) && pageLinkOf(link)) {
        seen.add(link)
        view.observe(link)
      }
    }
  }
  observe()
  new MutationObserver(() => whenIdle(observe)).observe(document.body, {
    childList: true,
    subtree: true,
  })
}
