/** Safari has no idle callbacks. */
export const whenIdle = (work: () => void): void =>
  void (window.requestIdleCallback?.(work) ?? setTimeout(work, 1))

/** Runs the work once the document and everything it shows are loaded and the browser is idle. */
export function whenAtRest(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work)
  else window.addEventListener('load', () => whenIdle(work), { once: true })
}

/** A reader who stays this long is reading; a first load has ended by then. */
const STAY_MS = 10_000

/** Runs the work once the reader has stayed; returns how to give it up. */
export function whenStayed(work: () => void): () => void {
  const timer = setTimeout(work, Math.max(0, STAY_MS - performance.now()))
  return () => clearTimeout(timer)
}
