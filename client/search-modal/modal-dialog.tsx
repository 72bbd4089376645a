import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../locales/locale-store.ts'
import { useModalDialog } from './dialog/use-modal-dialog.ts'

interface ModalDialogProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Closes by Escape, by a press beside the panel, and by whatever else a device closes dialogs with. */
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
      // A search field would take the first Escape to clear itself.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target !== dialog.current) return
        // The press would take the focus from where closing puts it.
        event.preventDefault()
        onClose()
      }}
    >
      <div className="search-panel">{children}</div>
    </dialog>,
    document.body,
  )
}
