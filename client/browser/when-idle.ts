/** Safari has no idle callbacks. */
export const whenIdle = (work: () => void): void =>
  void (window.requestIdleCallback?.(work) ?? setTimeout(work, 1))

/** When the document and what it shows are loaded, and nothing else is to be done. */
export function whenAtRest(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work)
  else window.addEventListener('load', () => whenIdle(work), { once: true })
}
