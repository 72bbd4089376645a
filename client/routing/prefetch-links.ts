import { connectionIsFree } from '../browser/connection.ts'
import { whenAtRest, whenIdle } from '../browser/when-idle.ts'
import { SEARCH_PATH } from '../model/search-results.ts'
import { prefetchRoute } from './load-route.ts'
import { pageLinkOf } from './page-link.ts'

/** Fetches the data of pages that the reader may open next: on hover, focus and touch, and of the next page at the end of one. */
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
  whenAtRest(() => prefetchNext(document, prefetch))
}

/** A reader who sees the link to the next page has read this one. */
function prefetchNext(document: Document, prefetch: (target: EventTarget) => void): void {
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      view.unobserve(target)
      whenIdle(() => prefetch(target))
    }
  })
  const seen = new WeakSet<Element>()
  const observe = () => {
    const next = document.querySelector('.page-links [rel=next]')
    if (!next || seen.has(next)) return
    seen.add(next)
    view.observe(next)
  }
  observe()
  new MutationObserver(() => whenIdle(observe)).observe(document.body, {
    childList: true,
    subtree: true,
  })
}
