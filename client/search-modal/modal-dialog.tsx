import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { adoptStyles } from '../browser/adopt-styles.ts'
import { useTexts } from '../locales/locale-store.ts'
import found from './search-found.css' with { type: 'text' }
import modal from './search-modal.css' with { type: 'text' }

interface ModalDialogProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that is open while mounted, over an inert page that does not scroll; Escape, a press outside or the device's gesture closes it. */
export function ModalDialog({ input, onClose, children }: ModalDialogProps) {
  const texts = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    adoptStyles(modal + found)
    const element = dialog.current
    element?.showModal()
    input.current?.focus()
    // The width of the scroll bar stays, so that the page does not move.
    const { style, clientWidth } = document.documentElement
    style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : ''
    style.overflow = 'hidden'
    return () => {
      style.scrollbarGutter = ''
      style.overflow = ''
      // Returns the focus to where it was.
      element?.close()
    }
  }, [input])
  return createPortal(
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label={texts.searchDocumentation}
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target !== dialog.current) return
        // The press would move the focus away from where closing puts it.
        event.preventDefault()
        onClose()
      }}
    >
      <div className="search-panel">{children}</div>
    </dialog>,
    document.body,
  )
}
