import '../shared.ts'
import type { DataRouter } from 'react-router'
import { elementOf } from './element-of.ts'

/** Scrolling by less is no intention. */
const TOLERANCE = 4

/**
 * Hides the navbar on the way down and shows it on the way up, near the top always. Going to an element of the page
 * hides it too: the element is what the reader wants to see.
 */
export function hideNavbar(document: Document, router: DataRouter): void {
  const root = document.documentElement
  const height = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0
  let last = window.scrollY
  let address = ''
  /** The browser's own scrolling to an element says nothing about the reader. */
  let ignoreUntil = 0

  const show = (shown: boolean) => {
    root.dataset.navbar = shown ? 'shown' : 'hidden'
  }
  const follow = () => {
    const { hash, key } = router.state.location
    if (router.state.navigation.state !== 'idle' || key + hash === address) return
    if (hash || address) ignoreUntil = performance.now() + 400
    address = key + hash
    // The element may be one of a page that is being drawn.
    if (hash) setTimeout(() => elementOf(hash) && show(false), 50)
  }
  const onScroll = () => {
    const top = Math.max(0, window.scrollY)
    const moved = top - last
    if (top < height) show(true)
    else if (performance.now() < ignoreUntil) last = top
    else if (Math.abs(moved) > TOLERANCE) show(moved < 0)
    if (Math.abs(moved) > TOLERANCE) last = top
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  router.subscribe(follow)
  show(true)
  follow()
}
