/** Safari has no idle callbacks. */
export const whenIdle = (work: () => void): void =>
  void (window.requestIdleCallback?.(work) ?? setTimeout(work, 1))

/** Runs the work once the document and everything it shows are loaded and the browser is idle. */
export function whenAtRest(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work)
  else window.addEventListener('load', () => whenIdle(work), { once: true })
}
