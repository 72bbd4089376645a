/** Holds the page still, with the room of its scroll bar if it has one. Returns what lets it go. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : ''
  style.overflow = 'hidden'
  return () => {
    style.scrollbarGutter = ''
    style.overflow = ''
  }
}
