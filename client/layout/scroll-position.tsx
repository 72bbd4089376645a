import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { elementOf } from '../browser/element-of.ts'
import { keepPosition, positionAt, storePositions } from '../browser/scroll-positions.ts'

/** To the fragment or the top on a new page, to where the reader was on the way back. */
export function ScrollPosition() {
  const { key, hash } = useLocation()
  const shown = useRef<string | null>(null)

  useLayoutEffect(() => {
    const first = shown.current === null
    shown.current = key
    // The browser itself has put the first page where it belongs.
    if (first) return
    const target = elementOf(hash)
    const known = positionAt(key)
    if (known !== undefined) window.scrollTo(0, known)
    else if (target) {
      target.scrollIntoView()
      // As the browser does for links that it follows itself, such as the one that skips to the content.
      target.focus({ preventScroll: true })
    } else window.scrollTo(0, 0)
  }, [key, hash])

  useEffect(() => {
    const keep = () => shown.current !== null && keepPosition(shown.current, window.scrollY)
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
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pageshow', enter)
      window.removeEventListener('scroll', keep)
      window.removeEventListener('pagehide', leave)
    }
  }, [])

  return null
}
