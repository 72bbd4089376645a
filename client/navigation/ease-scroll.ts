/** What is left of the way after each frame (specification, section 9). */
const FACTOR = 0.85
/** Whatever the reader does ends a movement that they did not ask for any more. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

let movement: AbortController | undefined

/** Whether the page is on its way: its scrolling says nothing about the reader. */
export const isEasing = (): boolean => movement !== undefined

export const stopEasing = (): void => movement?.abort()

/** Goes where a jump leads, a part of the way each frame; at once for readers who want less motion. */
export function easeScroll(jump: () => void): void {
  stopEasing()
  const start = window.scrollY
  jump()
  const end = window.scrollY
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  window.scrollTo(0, start)

  const abort = new AbortController()
  const { signal } = abort
  movement = abort
  signal.addEventListener('abort', () => {
    movement = undefined
  })
  for (const type of INTERRUPTIONS)
    window.addEventListener(type, () => abort.abort(), { signal, capture: true, passive: true })
  let left = start - end
  const step = () => {
    if (signal.aborted) return
    left = Math.trunc(left * FACTOR)
    if (left !== 0) {
      window.scrollTo(0, end + left)
      requestAnimationFrame(step)
      return
    }
    // What came into view on the way may have changed its height.
    jump()
    abort.abort()
  }
  requestAnimationFrame(step)
}
