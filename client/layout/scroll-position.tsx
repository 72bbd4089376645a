import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { announce } from '../browser/announce.ts'
import { elementOf } from '../browser/element-of.ts'
import { layOutWhole } from '../browser/lay-out-rest.ts'
import { keepPosition, positionAt, storePositions } from '../browser/scroll-positions.ts'
import { easeScroll, stopEasing } from '../navigation/ease-scroll.ts'
import { focusOnce } from '../navigation/focus-once.ts'
import { focusFollowed, keepFollowed } from '../navigation/followed-links.ts'

/**
 * View and focus as the browser has them for documents that it loads itself: at the fragment or the top of a new page,
 * and where the reader was on the way back.
 */
export function ScrollPosition() {
  const location = useLocation()
  const action = useNavigationType()
  const shown = useRef<Location | null>(null)

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = location
    // The browser itself has put the first page where it belongs.
    if (!before || before.key === location.key) return
    stopEasing()
    layOutWhole(document.documentElement)
    const { key, hash, pathname } = location
    const isNewPage = before.pathname !== pathname
    const known = positionAt(key)
    const target = elementOf(hash)
    if (known !== undefined) window.scrollTo(0, known)
    else if (!target) window.scrollTo(0, 0)
    else if (isNewPage || action === 'POP') arriveAt(target)
    else easeScroll(() => arriveAt(target))

    if (isNewPage) announce(document.title)
    if (action === 'POP' && focusFollowed(key)) return
    if (target) focusOnce(target)
    else if (isNewPage) focusOnce(document.body)
  }, [location, action])

  useKeptPositions(shown)
  return null
}

/** The bar goes out of the way for what the address names, and takes no room above it. */
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
      // Another document, or this one after a reload, is the browser's to put in place.
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
