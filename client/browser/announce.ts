import { LAYOUT_IDS } from '../model/layout-ids.ts'

/** How long a message stays: one for screen readers, and one that has to be read. */
const HEARD_MS = 2000
const READ_MS = 7000

let timer: ReturnType<typeof setTimeout> | undefined

/** Announces a message to readers who cannot see what happened. */
export const announce = (text: string): void => say(text, 'visually-hidden', HEARD_MS)

/** Shows every reader what did not work. */
export const announceFailure = (text: string): void => say(text, 'notice', READ_MS)

function say(text: string, className: string, ms: number): void {
  // In the document from the beginning: screen readers announce nothing in an element that has just come.
  const element = document.getElementById(LAYOUT_IDS.announcer)
  if (!element) return
  element.className = className
  element.textContent = text
  clearTimeout(timer)
  timer = setTimeout(() => {
    element.className = 'visually-hidden'
    element.textContent = ''
  }, ms)
}
