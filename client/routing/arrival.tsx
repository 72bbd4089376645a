import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, ScrollRestoration, useLocation, useNavigate, useNavigationType } from 'react-router'
import { announce } from '../browser/announce.ts'
import { elementOf } from '../browser/element-of.ts'
import { easeScroll, stopEasing } from '../navigation/ease-scroll.ts'
import { focusOnce } from '../navigation/focus-once.ts'
import { focusFollowed, keepFollowed } from '../navigation/followed-links.ts'
import { findOldFragment } from '../navigation/old-fragment.ts'
import { notePlace } from '../navigation/return-to-place.ts'
import { unfoldAgain } from '../navigation/unfolded.ts'

/** Puts scroll position and focus where the browser would for documents of its own: at the fragment, the top, or where the reader was. */
export function Arrival() {
  const location = useLocation()
  const action = useNavigationType()
  const previous = useRef(location)
  /** Where the reader was before react-router moves the page. */
  const start = useRef(0)
  useNotedPlaces()
  useFollowedLinks(location.key)
  useOldFragment(location)

  const leave = () => {
    stopEasing()
    start.current = window.scrollY
    // react-router restores positions, which needs the height of the page as it was left.
    if (previous.current === location) return
    document.documentElement.dataset.rest = 'whole'
    if (action === 'POP') unfoldAgain(document)
  }
  const arrive = () => {
    const before = previous.current
    previous.current = location
    if (before.key === location.key) return
    const isNewPage = before.pathname !== location.pathname
    const target = elementOf(location.hash)
    if (action !== 'POP' && target) {
      if (isNewPage || action === 'REPLACE') arriveAt(target)
      else easeScroll(start.current, () => arriveAt(target))
    }
    if (isNewPage) announce(document.title)
    if (action === 'POP' && focusFollowed(location.key)) return
    if (target) focusOnce(target)
    else if (isNewPage) focusOnce(document.body)
  }
  // Layout effects run in the order of the elements.
  return (
    <>
      <AtLayout run={leave} at={location} />
      <ScrollRestoration storageKey="docs-scroll" />
      <AtLayout run={arrive} at={location} />
    </>
  )
}

function AtLayout({ run, at }: { run: () => void; at: Location }) {
  useLayoutEffect(run, [at])
  return null
}

/** Scrolls to the element that the address names, unfolded as browsers do it. The navbar hides, so it needs no space above. */
function arriveAt(target: HTMLElement): void {
  const { dataset } = document.documentElement
  if (dataset.navbar) dataset.navbar = 'hidden'
  target.closest('details')?.setAttribute('open', '')
  target.scrollIntoView()
}

function useNotedPlaces(): void {
  useEffect(() => {
    notePlace()
    const note = () => {
      document.documentElement.dataset.rest ??= 'slices'
      notePlace()
    }
    window.addEventListener('scrollend', note)
    return () => window.removeEventListener('scrollend', note)
  }, [])
}

function useFollowedLinks(entry: string): void {
  useEffect(() => {
    const follow = ({ target }: Event) => keepFollowed(entry, target)
    window.addEventListener('click', follow, { capture: true })
    return () => window.removeEventListener('click', follow, { capture: true })
  }, [entry])
}

/** Finds the section that an outside link names as it was once called. */
function useOldFragment({ pathname, hash }: Location): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!hash || elementOf(hash)) return
    let current = true
    void findOldFragment(pathname, hash)
      .then((address) => (current && address ? navigate(address, { replace: true }) : undefined))
      .catch((error) => console.warn(`The section ${hash} was not found:`, error))
    return () => {
      current = false
    }
  }, [pathname, hash, navigate])
}
