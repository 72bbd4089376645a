import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { announceFailure } from '../browser/announce.ts'
import { isModified } from '../browser/is-modified.ts'
import { currentTexts, useTexts } from '../locales/locale-store.ts'
import { searchAddress } from '../model/search-results.ts'
import { placeOfKey, readSearchKey } from './keys/search-keys.ts'
import { loadModal } from './load-modal.ts'
import type { SearchModal } from './search-modal.tsx'

/**
 * A link to the search page; with scripts, a button that opens the modal. The modal is fetched when the reader points at
 * or focuses the button, and keys typed before it arrives are not lost.
 */
export function SearchButton() {
  const texts = useTexts()
  const link = useRef<HTMLAnchorElement>(null)
  const [live, setLive] = useState(false)
  const [Modal, setModal] = useState<typeof SearchModal | null>(null)
  /** The initial query; null while the modal is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const open = typed !== null

  /** The element that had the focus before the modal; null if the reader goes elsewhere. */
  const opener = useRef<Element | null>(null)

  const close = useCallback(() => setTyped(null), [])
  const leave = useCallback(() => {
    opener.current = null
    setTyped(null)
  }, [])
  // When the dialog is gone: until then nothing outside of it takes the focus, and it gives the focus to the button.
  useLayoutEffect(() => {
    if (!open && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    if (!open) opener.current = null
  }, [open])

  const openWith = useCallback((more: string) => {
    const { activeElement, body } = document
    opener.current ??= activeElement === body ? link.current : activeElement
    link.current?.focus({ preventScroll: true })
    setTyped((before) => (before ?? '') + more)
    loadModal().then(
      (loaded) => setModal(() => loaded),
      (error) => {
        // The search page cannot load either, and the reader would lose this page.
        if (!navigator.onLine) {
          setTyped(null)
          announceFailure(currentTexts().searchOffline)
          return
        }
        console.warn('The search cannot be loaded, its page is:', error)
        window.location.assign(searchAddress(more, null))
      },
    )
  }, [])

  useEffect(() => {
    setLive(true)
    const onKeyDown = (event: KeyboardEvent) => {
      const wish = event.defaultPrevented
        ? null
        : readSearchKey(event, placeOfKey(event.target, link.current))
      if (!wish) return
      event.preventDefault()
      if (wish.kind === 'open') openWith(wish.typed)
      else if (!event.repeat) open ? close() : openWith('')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open, close, openWith])

  const onClick = (event: MouseEvent) => {
    if (isModified(event)) return
    event.preventDefault()
    openWith('')
  }
  const warm = () => void loadModal().catch(() => {})
  return (
    <>
      <a
        ref={link}
        className="search-link"
        href="/docs/search/"
        {...(live && {
          role: 'button',
          'aria-haspopup': 'dialog',
          'aria-keyshortcuts': 'Control+K Meta+K /',
        })}
        onClick={onClick}
        onPointerEnter={warm}
        onFocus={warm}
        onTouchStart={warm}
      >
        <span>{texts.search}</span>
        {live && (
          <small aria-hidden="true">
            <kbd>{/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'} K</kbd>
          </small>
        )}
      </a>
      {open && Modal && <Modal typed={typed} onClose={close} onLeave={leave} />}
    </>
  )
}
