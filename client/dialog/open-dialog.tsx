import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { adoptStyles } from '../browser/adopt-styles.ts'
import { currentTexts } from '../locales/locale-store.ts'
import dialogs from './dialog.css' with { type: 'text' }
import sheets from './sheets.css' with { type: 'text' }
import zoom from './zoom.css' with { type: 'text' }

/**
 * Opens a dialog over the page, where React has a root of its own: what fails in it leaves the page as it is. Escape and a
 * press outside of it close it. Returns null if another one is open.
 */
export function openDialog(className: string, name: string, content: ReactNode): HTMLDialogElement | null {
  if (document.querySelector('dialog[open]')) return null
  adoptStyles(dialogs + sheets + zoom)
  const dialog = document.createElement('dialog')
  dialog.className = className
  dialog.setAttribute('aria-label', name)
  dialog.setAttribute('closedby', 'any')
  const root = createRoot(dialog)
  flushSync(() => root.render(content))
  dialog.addEventListener('close', () => {
    root.unmount()
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

/** Opens a dialog with a title and a button that closes it. */
export const openSheet = (className: string, title: string, content: ReactNode): HTMLDialogElement | null =>
  openDialog(
    `sheet ${className}`,
    title,
    <>
      <h2>{title}</h2>
      {content}
      <form method="dialog">
        <button type="submit" className="close" aria-label={currentTexts().close} />
      </form>
    </>,
  )
