import { whenIdle } from './when-idle.ts'

/** Parts that `late-layout.css` leaves for later. */
const BLOCKS = '.article > [data-html] > *, .settings > li'
/** Blocks that a slow phone lays out before a reader would notice. */
const SLICE = 10

/**
 * The first paint lays out the first screens alone. The rest follows in slices between whatever else is to be done, until
 * the page has its true height; at once where the reader came to a place further down.
 */
export function layOutRest(document: Document): void {
  const { dataset, style } = document.documentElement
  // Without the style sheet's condition, all of the page is laid out already.
  if (getComputedStyle(document.documentElement).getPropertyValue('--late') !== 'auto') return
  const all = [...document.querySelectorAll<HTMLElement>(BLOCKS)]
  const left = [...all]
  const slice = window.scrollY > 0 || window.location.hash ? all.length : SLICE
  // From now on what the reader sees is kept in its place here.
  style.setProperty('overflow-anchor', 'none')
  const step = () => {
    const next = dataset.whole === undefined ? left.splice(0, slice) : []
    keepingInPlace(all, () => {
      for (const block of next) block.style.setProperty('content-visibility', 'visible')
    })
    if (next.length > 0) requestAnimationFrame(() => whenIdle(step))
    else style.setProperty('overflow-anchor', 'auto')
  }
  step()
}

/** The browser itself does not follow a change of this property. */
function keepingInPlace(blocks: readonly HTMLElement[], change: () => void): void {
  const topOf = (block: HTMLElement) => block.getBoundingClientRect().top
  const seen = window.scrollY > 0 ? blocks.find((block) => topOf(block) >= 0) : undefined
  const before = seen && topOf(seen)
  change()
  if (seen && before !== undefined) window.scrollBy(0, topOf(seen) - before)
}

/** For pages that take the place of the first one: their heights are needed at once, to go back to where a reader was. */
export function layOutWhole({ dataset }: HTMLElement): void {
  dataset.whole = ''
}
