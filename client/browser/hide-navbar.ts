import '../shared.ts'
import type { DataRouter } from 'react-router'
import { isEasing } from '../navigation/ease-scroll.ts'
import { elementOf } from './element-of.ts'

/** Scrolling by less is no intention. */
const TOLERANCE = 4

/**
 * Hides the navbar on the way down and shows it on the way up, near the top always. Going to an element of the page
 * hides it too: the element is what the reader wants to see.
 */
export function hideNavbar(document: Document, router: DataRouter): void {
  const root = document.documentElement
  const navbar = document.querySelector<HTMLElement>('.navbar')
  const height = navbar?.offsetHeight ?? 0
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
    else if (isEasing() || performance.now() < ignoreUntil) last = top
    else if (Math.abs(moved) > TOLERANCE) show(moved < 0)
    if (Math.abs(moved) > TOLERANCE) last = top
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  document.addEventListener('focusin', ({ target }) => {
    // Who moves the focus into it sees it, until they scroll on. The scrolling to a focus elsewhere is the browser's.
    if (target instanceof Node && navbar?.contains(target)) show(true)
    else ignoreUntil = performance.now() + 200
  })
  router.subscribe(follow)
  show(true)
  follow()
}
