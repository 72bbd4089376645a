import { isModified } from '../browser/is-modified.ts'

/** `<zoom-image>` opens its picture or diagram in a dialog, fetched for the first one. Without scripts, a picture's link leads to its file. */
export class ZoomImage extends HTMLElement {
  constructor() {
    super()
    this.addEventListener('click', (event) => event.button === 0 && this.#open(event))
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.target === this) this.#open(event)
    })
  }

  #open(event: MouseEvent | KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null
    const picture = this.querySelector<HTMLAnchorElement>(':scope > a')
    // The names in a diagram can be links to other pages.
    if (event.defaultPrevented || (!picture && target?.closest('a'))) return
    // A reader who asks for a new tab gets one.
    if (isModified(event)) return
    // A mouse click on words may be a selection.
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    if (!isTouch && target?.closest('text')) return
    event.preventDefault()
    import('./zoom-dialog.tsx').then(
      ({ openZoom }) => openZoom(picture ?? this),
      () => picture && window.location.assign(picture.href),
    )
  }
}
