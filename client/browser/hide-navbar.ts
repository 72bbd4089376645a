import type { DataRouter } from 'react-router'
import { isEasing } from '../navigation/ease-scroll.ts'
import { elementOf } from './element-of.ts'

/** Shorter scrolling is not deliberate. */
const TOLERANCE = 4

/**
 * Hides the navbar when the reader scrolls down and shows it when they scroll up; near the top it always shows. Jumping
 * to an element hides it too, since the reader wants to see the element.
 */
export function hideNavbar(document: Document, router: DataRouter): void {
  const root = document.documentElement
  const navbar = document.querySelector<HTMLElement>('.navbar')
  const height = navbar?.offsetHeight ?? 0
  let last = window.scrollY
  let address = ''
  /** When the browser itself scrolls to an element, that says nothing about the reader's intention. */
  let ignoreUntil = 0

  const show = (isVisible: boolean) => {
    root.dataset.navbar = isVisible ? 'shown' : 'hidden'
  }
  const follow = () => {
    const { location, navigation } = router.state
    const { hash, key } = location
    if (navigation.state !== 'idle' || key + hash === address) return
    if (hash || address) ignoreUntil = performance.now() + 400
    address = key + hash
    // The element may belong to a page that is still being rendered.
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
    // While the focus is in the navbar it shows, until the reader scrolls. The browser itself scrolls to a focus elsewhere.
    if (target instanceof Node && navbar?.contains(target)) show(true)
    else ignoreUntil = performance.now() + 200
  })
  router.subscribe(follow)
  show(true)
  follow()
}
