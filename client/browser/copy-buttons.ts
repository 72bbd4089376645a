import { currentTexts } from '../locales/locale-store.ts'
import { statusElement } from './announce.ts'
import { copiedText, type ListingLine } from './copied-text.ts'
import { copyFor } from './write-clipboard.ts'

/**
 * Gives every listing of the article a button that copies it, on this page and on those navigated to. The buttons are
 * no part of the served page: without scripts there is nothing that they could do.
 */
export function copyButtons(document: Document): void {
  const root = document.documentElement
  const add = () => {
    // Before its hydration the document must stay as it was sent.
    if (root.dataset.hydrated === undefined) return
    statusElement()
    for (const code of document.querySelectorAll('.article figure.code > pre > code')) {
      const figure = code.closest('figure')
      if (!figure?.querySelector('.copy-button')) figure?.append(createButton(code))
    }
  }
  new MutationObserver(add).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-hydrated'],
  })
}

function createButton(code: Element): HTMLButtonElement {
  const button = code.ownerDocument.createElement('button')
  button.type = 'button'
  button.className = 'copy-button'
  button.setAttribute('aria-label', currentTexts().copyCode)
  button.addEventListener('click', () => copyFor(button, copiedText(linesOf(code))))
  return button
}

/** Stand before what they mark in the text of the copy that lines are read from; neither occurs in a listing. */
const PROMPT = '\u0001'
const REMOVED = '\u0002'

function linesOf(code: Element): ListingLine[] {
  const copy = code.cloneNode(true) as Element
  for (const prompt of copy.querySelectorAll('.prompt')) prompt.textContent = PROMPT
  for (const line of copy.querySelectorAll('.line.del')) line.prepend(REMOVED)
  return copy.textContent.split('\n').map((line) => ({
    text: line.replaceAll(PROMPT, '').replaceAll(REMOVED, ''),
    prompted: line.includes(PROMPT),
    removed: line.includes(REMOVED),
  }))
}
