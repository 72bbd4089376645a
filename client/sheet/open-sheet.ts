import { adoptStyles } from '../browser/adopt-styles.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { createElement } from './create-element.ts'
import styles from './sheet.css' with { type: 'text' }

/**
 * Opens a dialog over the page, with a title and a close button; Escape and a press outside of it close it too. Returns
 * null if another one is open.
 */
export function openSheet(
  name: string,
  titleText: string,
  content: readonly Node[],
): HTMLDialogElement | null {
  if (document.querySelector('dialog[open]')) return null
  adoptStyles(styles)
  const dialog = createElement('dialog', { className: `sheet ${name}` })
  const title = createElement('h2', { id: `${name}-title`, textContent: titleText })
  dialog.setAttribute('aria-labelledby', title.id)
  const close = createElement('button', { type: 'button', textContent: currentTexts().close })
  close.addEventListener('click', () => dialog.close())
  dialog.append(title, ...content, close)
  dialog.addEventListener('mousedown', (event) => {
    if (event.target !== dialog || isWithin(dialog, event)) return
    event.preventDefault()
    dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

/** A press on the backdrop counts as one on the dialog, outside of its box. */
function isWithin(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
