/** Focuses an element, even one that is not normally focusable, such as a heading. The page does not scroll. */
export function focusOnce(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}
