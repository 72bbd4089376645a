/** Stops the page from scrolling and keeps the width of its scroll bar. Returns a function that undoes this. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : ''
  style.overflow = 'hidden'
  return () => {
    style.scrollbarGutter = ''
    style.overflow = ''
  }
}
