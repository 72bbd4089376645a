import { adoptStyles } from '../browser/adopt-styles.ts'
import { statusElement } from '../browser/announce.ts'
import { copyFor } from '../browser/write-clipboard.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { createElement } from '../sheet/create-element.ts'
import { consoleAddress } from './console-address.ts'
import { listingText, neededBy, runnableText } from './listing-text.ts'
import styles from './listing-tools.css' with { type: 'text' }
import { wrapButton } from './wrap-button.ts'

/**
 * Adds buttons to the headers of listings and beside the names of environment variables, on this page and on later ones.
 * They are not part of the served page, since they need scripts to do anything.
 */
export function listingTools(document: Document): void {
  adoptStyles(styles)
  const root = document.documentElement
  const add = () => {
    // Until it is hydrated, the document must stay as it was sent.
    if (root.dataset.hydrated === undefined) return
    statusElement()
    for (const figure of document.querySelectorAll<HTMLElement>('.article figure.code'))
      if (!figure.querySelector('.copy-button')) figure.querySelector('figcaption')?.append(toolsOf(figure))
    for (const name of document.querySelectorAll('.settings > li > code'))
      if (!name.querySelector('button')) name.append(variableButton(name.textContent))
  }
  new MutationObserver(add).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-hydrated'],
  })
  add()
}

function toolsOf(figure: HTMLElement): HTMLElement {
  const words = currentTexts().listings
  const needed = neededBy(figure)
  const tools: HTMLButtonElement[] = []
  if (needed && needed.length > 0) {
    const withTables = createButton('with-tables', words.copyWithTables, words.copyWithTables)
    withTables.addEventListener('click', () => copyFor(withTables, runnableText(figure)))
    tools.unshift(withTables)
  }
  if (needed) tools.unshift(consoleButton(figure))
  const copy = createButton('copy-button', currentTexts().copyCode)
  copy.addEventListener('click', () => copyFor(copy, listingText(figure)))
  const box = createElement('span', { className: 'tools' })
  box.append(wrapButton(figure, createButton('wrap-button', words.wrap)), ...tools, copy)
  return box
}

function consoleButton(figure: HTMLElement): HTMLButtonElement {
  const words = currentTexts().listings
  const button = createButton('in-console', words.openConsole, words.openConsole)
  button.addEventListener('click', ({ shiftKey }) => {
    import('./open-console.ts').then(
      ({ openConsole }) => openConsole(runnableText(figure), shiftKey),
      (error) => console.warn('The Web Console cannot be opened:', error),
    )
  })
  // The result is kept while the page is open.
  button.addEventListener('pointerenter', () => {
    button.title = words.openConsoleAt(consoleAddress())
  })
  return button
}

function variableButton(name: string): HTMLButtonElement {
  const button = createButton('copy-variable', currentTexts().listings.copyVariable(name))
  button.addEventListener('click', () => copyFor(button, name))
  return button
}

function createButton(className: string, label: string, text = ''): HTMLButtonElement {
  const button = createElement('button', { type: 'button', className, title: label, textContent: text })
  button.setAttribute('aria-label', label)
  return button
}
