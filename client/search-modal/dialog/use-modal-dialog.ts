import { type RefObject, useLayoutEffect, useRef } from 'react'
import { adoptStyles } from '../../browser/adopt-styles.ts'
import found from '../search-found.css' with { type: 'text' }
import modal from '../search-modal.css' with { type: 'text' }
import { lockScroll } from './lock-scroll.ts'

/** A dialog that is open as long as it is there: the rest of the page is out of reach and stays where it is. */
export function useModalDialog(
  input: RefObject<HTMLInputElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    adoptStyles(modal + found)
    const element = dialog.current
    element?.showModal()
    input.current?.focus()
    const unlock = lockScroll()
    return () => {
      unlock()
      // Gives the focus back to where it was.
      element?.close()
    }
  }, [input])
  return dialog
}
