import { adoptStyles } from '../browser/adopt-styles.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import { createElement } from '../sheet/create-element.ts'
import { readAddress } from './console-address.ts'
import styles from './console-dialog.css' with { type: 'text' }

/** Asks for the address of the reader's Web Console. Escape and the cancel button change nothing. */
export function askForConsole(address: string, answered: (address: string) => void): void {
  adoptStyles(styles)
  const words = currentTexts().listings
  const dialog = createElement('dialog', { className: 'console-dialog' })
  const form = createElement('form', { method: 'dialog' })
  const label = createElement('label', {
    textContent: words.consoleAddress,
    htmlFor: LAYOUT_IDS.consoleAddress,
  })
  const field = createElement('input', {
    id: LAYOUT_IDS.consoleAddress,
    type: 'text',
    inputMode: 'url',
    value: address,
  })
  field.required = true
  field.autocomplete = 'off'
  field.spellcheck = false
  label.id = LAYOUT_IDS.consoleLabel
  dialog.setAttribute('aria-labelledby', label.id)
  const cancel = createElement('button', { type: 'button', textContent: words.cancel })
  cancel.addEventListener('click', () => dialog.close())
  const open = createElement('button', { className: 'primary', textContent: words.open })
  const buttons = createElement('div')
  buttons.append(cancel, open)
  const warning = createElement('p', { id: LAYOUT_IDS.consoleRuns, textContent: words.consoleRuns })
  field.setAttribute('aria-describedby', warning.id)
  form.append(label, field, warning, createElement('p', { textContent: words.consoleKept }), buttons)
  field.addEventListener('input', () => field.setCustomValidity(''))
  form.addEventListener('submit', (event) => {
    const read = readAddress(field.value)
    if (read) return answered(read)
    event.preventDefault()
    field.setCustomValidity('http://localhost:9000')
    field.reportValidity()
  })
  dialog.append(form)
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  field.select()
}
