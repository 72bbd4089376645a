const PICTURE = '.screenshot > a'
const DIAGRAM = ':is(.mermaid, .rule) > .scroll'

/** Screenshots and diagrams open in a dialog; its code is fetched when a reader opens the first one. */
export function zoomScreenshots(document: Document): void {
  const open = (event: MouseEvent | KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest<HTMLElement>('a')
    const picture = link ? link.closest<HTMLElement>(PICTURE) : target?.closest<HTMLElement>(DIAGRAM)
    if (!picture || event.defaultPrevented) return
    // A reader who asks for a new tab gets one.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // A mouse click on words may be a selection.
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    if (!link && !isTouch && target?.closest('text')) return
    event.preventDefault()
    import('./zoom-dialog.ts').then(
      ({ openZoom }) => openZoom(picture),
      () => link && window.location.assign((link as HTMLAnchorElement).href),
    )
  }
  document.addEventListener('click', (event) => event.button === 0 && open(event))
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof Element && event.target.matches(DIAGRAM)) open(event)
  })
}
