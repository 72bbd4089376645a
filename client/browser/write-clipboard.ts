import { currentTexts } from '../locales/locale-store.ts'
import { announce, announceFailure } from './announce.ts'

/** Returns whether the text is on the clipboard now. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    // Absent if the site is served over plain HTTP from another machine.
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

/** How long a pressed button shows its success. */
const CONFIRMED_MS = 2000
let timer: ReturnType<typeof setTimeout> | undefined

/** Copies a string for the pressed element, which shows the success, and returns whether it worked. */
export async function copyFor(
  element: HTMLElement,
  text: string,
  done = currentTexts().copied,
): Promise<void> {
  const copied = await writeClipboard(text)
  element.classList.toggle('copied', copied)
  // Styles show the words over what was pressed.
  element.dataset.said = done
  if (copied) announce(done)
  else announceFailure(currentTexts().copyRefused)
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const each of document.querySelectorAll('.copied')) each.classList.remove('copied')
  }, CONFIRMED_MS)
}
