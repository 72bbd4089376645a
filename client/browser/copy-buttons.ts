import { copiedText, type ListingLine } from './copied-text.ts'

/** How long a button says that it copied. */
const CONFIRMED_MS = 2000

/**
 * Gives every listing of the article a button that copies it, on this page and on those navigated to. The buttons are
 * no part of the served page: without scripts there is nothing that they could do.
 */
export function copyButtons(document: Document): void {
  const root = document.documentElement
  const status = document.createElement('div')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')

  const add = () => {
    // Before its hydration the document must stay as it was sent.
    if (root.dataset.hydrated === undefined) return
    if (!status.isConnected) document.body.append(status)
    for (const code of document.querySelectorAll('.article figure.code > pre > code')) {
      const figure = code.closest('figure')
      if (!figure?.querySelector('.copy-button')) figure?.append(createButton(code, status))
    }
  }
  new MutationObserver(add).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-hydrated'],
  })
}

function createButton(code: Element, status: Element): HTMLButtonElement {
  const button = code.ownerDocument.createElement('button')
  button.type = 'button'
  button.className = 'copy-button'
  button.setAttribute('aria-label', 'Copy code')
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', async () => {
    const copied = await writeClipboard(copiedText(linesOf(code)))
    button.classList.toggle('copied', copied)
    status.textContent = copied ? 'Copied' : 'The browser did not allow copying'
    clearTimeout(timer)
    timer = setTimeout(() => {
      button.classList.remove('copied')
      status.textContent = ''
    }, CONFIRMED_MS)
  })
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

async function writeClipboard(text: string): Promise<boolean> {
  try {
    // Absent where the site is served over plain HTTP from another machine.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.className = 'visually-hidden'
    document.body.append(field)
    const focused = document.activeElement
    field.select()
    const copied = document.execCommand('copy')
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
    return copied
  }
}
