/** The elements over the ends of a list: the filter above the pages, and the fade below them. */
const COVERED = 84

/** Scrolls a list until one of its links is in the middle, unless it is in sight. */
export function keepInSight(list: HTMLElement, link: Element): void {
  const [box, own] = [list.getBoundingClientRect(), link.getBoundingClientRect()]
  const top = box.top + COVERED
  // The lower end may be below the window.
  const bottom = Math.min(box.bottom, window.innerHeight) - COVERED
  if (own.top < top || own.bottom > bottom) list.scrollTop += own.top - (top + bottom - own.height) / 2
}
