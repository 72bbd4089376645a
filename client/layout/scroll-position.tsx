import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { announce } from '../browser/announce.ts'
import { elementOf } from '../browser/element-of.ts'
import { layOutWhole } from '../browser/lay-out-rest.ts'
import { keepPosition, positionAt, storePositions } from '../browser/scroll-positions.ts'
import { easeScroll, stopEasing } from '../navigation/ease-scroll.ts'
import { focusOnce } from '../navigation/focus-once.ts'
import { focusFollowed, keepFollowed } from '../navigation/followed-links.ts'
import { useRouting } from '../routing/router-context.ts'

/**
 * Puts scroll position and focus where the browser would for documents that it loads itself: at the fragment or the top
 * of a new page, and on the way back where the reader was.
 */
export function ScrollPosition() {
  const location = useLocation()
  const action = useNavigationType()
  const shown = useRef<Location | null>(null)

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = location
    // The browser has scrolled the first page itself.
    if (!before || before.key === location.key) return
    stopEasing()
    layOutWhole(document.documentElement)
    const { key, hash, pathname } = location
    const isNewPage = before.pathname !== pathname
    const known = positionAt(key)
    const target = elementOf(hash)
    if (known !== undefined) window.scrollTo(0, known)
    else if (!target) window.scrollTo(0, 0)
    else if (isNewPage || action !== 'PUSH') arriveAt(target)
    else easeScroll(() => arriveAt(target))

    if (isNewPage) announce(document.title)
    if (action === 'POP' && focusFollowed(key)) return
    if (target) focusOnce(target)
    else if (isNewPage) focusOnce(document.body)
  }, [location, action])

  useKeptPositions(shown)
  useOldFragment(location)
  return null
}

/** Finds the section that an outside link names as it was once called. Only such a link loads this. */
function useOldFragment({ pathname, hash }: Location): void {
  const router = useRouting()?.router
  useEffect(() => {
    if (!hash || elementOf(hash)) return
    let current = true
    void import('../navigation/old-fragment.ts')
      .then(({ findOldFragment }) => findOldFragment(pathname, hash))
      .then((address) => (current && address ? router?.navigate(address, { replace: true }) : undefined))
      .catch((error) => console.warn(`The section ${hash} was not found:`, error))
    return () => {
      current = false
    }
  }, [pathname, hash, router])
}

/** Scrolls to the element that the address names. The navbar hides, so it needs no space above the element. */
function arriveAt(target: HTMLElement): void {
  const { dataset } = document.documentElement
  if (dataset.navbar) dataset.navbar = 'hidden'
  target.scrollIntoView()
}

function useKeptPositions(shown: RefObject<Location | null>): void {
  useEffect(() => {
    const keep = () => shown.current && keepPosition(shown.current.key, window.scrollY)
    const follow = ({ target }: Event) => shown.current && keepFollowed(shown.current.key, target)
    const leave = () => {
      // The browser scrolls other documents, and this one after a reload.
      history.scrollRestoration = 'auto'
      storePositions()
    }
    const enter = () => {
      history.scrollRestoration = 'manual'
    }
    enter()
    window.addEventListener('pageshow', enter)
    window.addEventListener('scroll', keep, { passive: true })
    window.addEventListener('click', follow, { capture: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pageshow', enter)
      window.removeEventListener('scroll', keep)
      window.removeEventListener('click', follow, { capture: true })
      window.removeEventListener('pagehide', leave)
    }
  }, [shown])
}
