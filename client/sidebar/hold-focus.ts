const WIDE = '(width >= 62.25rem)'
const BEHIND = '.skip-link, .announcement, .navbar, main, .toc, .footer'
const FOCUSABLE = 'a[href], button, input'

/** Traps the focus in the open menu of small screens. Returns a function that ends this and returns the focus to the menu's button. */
export function holdFocus(toggle: HTMLInputElement, sidebar: HTMLElement, close: () => void): () => void {
  const document = toggle.ownerDocument
  const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)]
  for (const element of behind) element.inert = true

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
    if (event.key !== 'Tab') return
    const inside = [...sidebar.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) =>
      each.checkVisibility(),
    )
    const ring = [toggle, ...inside]
    const [from, to] = event.shiftKey ? [ring[0], ring.at(-1)] : [ring.at(-1), ring[0]]
    if (document.activeElement !== from && ring.some((each) => each === document.activeElement)) return
    event.preventDefault()
    to?.focus()
  }
  const wide = window.matchMedia(WIDE)
  document.addEventListener('keydown', onKeyDown)
  wide.addEventListener('change', close)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    wide.removeEventListener('change', close)
    for (const element of behind) element.inert = false
    document.getElementById(toggle.id)?.focus()
  }
}
