import { whenIdle } from './when-idle.ts'

/** What `late-layout.css` leaves for later. */
const BLOCKS = '.article > [data-html] > *, .settings > li'
/** Blocks that a slow phone lays out before a reader would notice. */
const SLICE = 10

/**
 * The first paint lays out the first screens alone. The rest follows in slices between whatever else is to be done, until
 * the page has its true height; at once where the reader came to a place further down.
 */
export function layOutRest(document: Document): void {
  const { dataset, style } = document.documentElement
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)]
  const slice = window.scrollY > 0 || window.location.hash ? blocks.length : SLICE
  // From now on what the reader sees is kept in its place here.
  style.setProperty('overflow-anchor', 'none')
  const step = () => {
    const next = dataset.whole === undefined ? blocks.splice(0, slice) : []
    keepingInPlace(document, () => {
      for (const block of next) block.style.setProperty('content-visibility', 'visible')
    })
    if (next.length > 0) requestAnimationFrame(() => whenIdle(step))
    else style.setProperty('overflow-anchor', 'auto')
  }
  step()
}

/** The browser itself does not follow a change of this property. */
function keepingInPlace(document: Document, change: () => void): void {
  const seen =
    window.scrollY > 0 ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2) : null
  const before = seen?.getBoundingClientRect().top
  change()
  if (before !== undefined) window.scrollBy(0, (seen?.getBoundingClientRect().top ?? before) - before)
}

/** For pages that take the place of the first one: their heights are needed at once, to go back to where a reader was. */
export function layOutWhole({ dataset }: HTMLElement): void {
  dataset.whole = ''
}
