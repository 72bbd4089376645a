import '../../shared.ts'
import { currentTexts } from '../../locales/locale-store.ts'

/** Shows a screenshot as large as the window, or in its own size to scroll in. Escape and a click beside it close. */
export function openZoom(link: HTMLAnchorElement): void {
  const { ownerDocument: document } = link
  const alt = link.querySelector('img')?.alt ?? ''
  const texts = currentTexts()
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.setAttribute('aria-label', alt)

  const picture = document.createElement('img')
  picture.src = link.href
  picture.alt = alt
  const view = document.createElement('div')
  view.className = 'zoom-view'
  view.tabIndex = 0
  view.setAttribute('role', 'group')
  view.setAttribute('aria-label', texts.picture)
  view.append(picture)

  const size = button(document, texts.actualSize, () => {
    const actual = dialog.classList.toggle('actual')
    size.setAttribute('aria-pressed', String(actual))
  })
  size.setAttribute('aria-pressed', 'false')
  const close = button(document, texts.close, () => dialog.close())
  close.autofocus = true
  const bar = document.createElement('div')
  bar.className = 'zoom-bar'
  bar.append(size, close)

  dialog.append(bar, view)
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === view) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

function button(document: Document, label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', onClick)
  return element
}
