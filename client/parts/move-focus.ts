import type { KeyboardEvent } from 'react'

/** Moves the focus with the arrow keys: up and down through the visible tree, left and right to close and open groups. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event
  if (!(target instanceof HTMLElement)) return
  const typing = target instanceof HTMLInputElement
  const links = [...currentTarget.querySelectorAll<HTMLElement>('ul a')]
  const index = links.indexOf(target)
  let next: HTMLElement | undefined
  if (key === 'ArrowDown') next = links[index + 1]
  else if (key === 'ArrowUp') next = links[index - 1] ?? currentTarget.querySelector('input') ?? undefined
  else if (typing) {
    if (key !== 'Enter') return
    event.preventDefault()
    links[0]?.click()
    return
  } else if (key === 'Home') next = links[0]
  else if (key === 'End') next = links.at(-1)
  else if (key === 'ArrowRight' || key === 'ArrowLeft' || key === ' ') {
    const open = target.getAttribute('aria-expanded')
    const changes = key === ' ' ? open : open === String(key === 'ArrowLeft')
    if (changes) {
      event.preventDefault()
      target.click()
    }
    return
  }
  if (!next) return
  event.preventDefault()
  next.focus()
}
