/** How long a message stays: one for screen readers, and one that has to be read. */
const HEARD_MS = 2000
const READ_MS = 7000

let status: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Announces a message to readers who cannot see what happened. */
export const announce = (text: string): void => say(text, 'visually-hidden', HEARD_MS)

/** Shows every reader what did not work. */
export const announceFailure = (text: string): void => say(text, 'notice', READ_MS)

function say(text: string, className: string, ms: number): void {
  const element = statusElement()
  element.className = className
  element.textContent = text
  clearTimeout(timer)
  timer = setTimeout(() => {
    element.className = 'visually-hidden'
    element.textContent = ''
  }, ms)
}

/** The element has to be in the document before it can announce anything. */
export function statusElement(): HTMLElement {
  if (!status) {
    status = document.createElement('div')
    status.className = 'visually-hidden'
    status.setAttribute('role', 'status')
  }
  if (!status.isConnected) document.body.append(status)
  return status
}
