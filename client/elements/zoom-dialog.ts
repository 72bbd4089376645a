import { adoptStyles } from '../browser/adopt-styles.ts'
import { currentTexts } from '../locales/locale-store.ts'
import styles from './zoom-dialog.css' with { type: 'text' }

/**
 * Shows a screenshot or a diagram as large as the window, or in its full size with scrolling, which is the default for
 * diagrams on a phone. Escape or a click outside of it closes the dialog.
 */
export function openZoom(source: HTMLElement): void {
  adoptStyles(styles)
  const { ownerDocument: document } = source
  const diagram = source.querySelector('svg')
  const alt = diagram?.getAttribute('aria-label') ?? source.querySelector('img')?.alt ?? ''
  const texts = currentTexts()
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.setAttribute('aria-label', alt)

  const view = document.createElement('div')
  view.className = 'zoom-view'
  view.tabIndex = 0
  view.setAttribute('role', 'group')
  view.setAttribute('aria-label', texts.picture)
  view.append(diagram ? copyOf(diagram) : imageOf(source as HTMLAnchorElement, alt))

  const size = button(document, texts.actualSize, () => {
    const actual = dialog.classList.toggle('actual')
    size.setAttribute('aria-pressed', String(actual))
  })
  const isLarge = diagram !== null && diagram.width.baseVal.value > window.innerWidth
  dialog.classList.toggle('actual', isLarge)
  size.setAttribute('aria-pressed', String(isLarge))
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

function imageOf({ href, ownerDocument }: HTMLAnchorElement, alt: string): HTMLElement {
  const image = ownerDocument.createElement('img')
  image.src = href
  image.alt = alt
  return image
}

/** Diagrams are styled by the class of their figure, so the copy gets a frame with that class. */
function copyOf(diagram: SVGSVGElement): HTMLElement {
  const frame = diagram.ownerDocument.createElement('div')
  frame.className = diagram.closest('.mermaid') ? 'mermaid' : 'railroad'
  const copy = diagram.cloneNode(true) as SVGSVGElement
  const { width, height } = diagram
  if (!copy.hasAttribute('viewBox'))
    copy.setAttribute('viewBox', `0 0 ${width.baseVal.value} ${height.baseVal.value}`)
  frame.append(copy)
  return frame
}

function button(document: Document, label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', onClick)
  return element
}
