import { type RefObject, useLayoutEffect, useRef } from 'react'
import { adoptStyles } from '../../browser/adopt-styles.ts'
import found from '../search-found.css' with { type: 'text' }
import kinds from '../search-kinds.css' with { type: 'text' }
import modal from '../search-modal.css' with { type: 'text' }
import { lockScroll } from './lock-scroll.ts'

/** A dialog that is open while it is mounted: the rest of the page is inert and does not scroll. */
export function useModalDialog(
  input: RefObject<HTMLInputElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    adoptStyles(modal + found + kinds)
    const element = dialog.current
    element?.showModal()
    input.current?.focus()
    const unlock = lockScroll()
    return () => {
      unlock()
      // Returns the focus to where it was.
      element?.close()
    }
  }, [input])
  return dialog
}
