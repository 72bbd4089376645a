/** Screenshots open in a dialog; its code is fetched when a reader opens the first one. */
export function zoomScreenshots(document: Document): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest<HTMLAnchorElement>('.screenshot > a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    // A reader who asks for a new tab gets one.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./zoom-dialog.ts').then(
      ({ openZoom }) => openZoom(link),
      () => window.location.assign(link.href),
    )
  })
}
