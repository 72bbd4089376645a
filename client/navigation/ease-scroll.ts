/** The share of the distance that is left after each frame (specification, section 9). */
const FACTOR = 0.85
/** Input from the reader that ends the movement. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

let movement: AbortController | undefined

/** True while a movement is in progress: its scroll events are not the reader's. */
export const isEasing = (): boolean => movement !== undefined

export const stopEasing = (): void => movement?.abort()

/** Scrolls to where a jump would go, part of the way each frame; jumps for readers who want less motion. */
export function easeScroll(start: number, jump: () => void): void {
  stopEasing()
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
    // Content that came into view on the way may have changed its height.
    jump()
    abort.abort()
  }
  requestAnimationFrame(step)
}
