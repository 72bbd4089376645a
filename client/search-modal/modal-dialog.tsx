import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '../browser/is-composing.ts'
import { useTexts } from '../locales/locale-store.ts'
import { useModalDialog } from './dialog/use-modal-dialog.ts'

interface ModalDialogProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Closes on Escape, on a press outside of the panel, and on the device's own gesture for closing dialogs. */
export function ModalDialog({ input, onClose, children }: ModalDialogProps) {
  const texts = useTexts()
  const dialog = useModalDialog(input)
  return createPortal(
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label={texts.searchDocumentation}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A search field would use the first Escape to clear itself.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
        event.preventDefault()
        onClose()
      }}
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
