import { type MouseEvent, useState } from 'react'
import { openDialog } from '../dialog/open-dialog.tsx'
import { useTexts } from '../locales/locale-store.ts'

/**
 * Shows a screenshot or a diagram as large as the window, or in its full size with scrolling, which is the default for
 * diagrams on a phone. Escape or a press outside of it closes the dialog.
 */
export function openZoom(source: HTMLElement): void {
  const diagram = source.querySelector('svg')
  const name = diagram?.getAttribute('aria-label') ?? source.querySelector('img')?.alt ?? ''
  openDialog('zoom', name, <Zoom source={source} name={name} />)
}

function Zoom({ source, name }: { source: HTMLElement; name: string }) {
  const texts = useTexts()
  const diagram = source.querySelector('svg')
  const [isActual, setActual] = useState(diagram !== null && diagram.width.baseVal.value > window.innerWidth)
  const closeOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) currentTarget.closest('dialog')?.close()
  }
  return (
    <>
      <form className="zoom-bar" method="dialog">
        <p aria-hidden="true">{source.closest('figure')?.querySelector('figcaption')?.textContent}</p>
        <button type="button" aria-pressed={isActual} onClick={() => setActual(!isActual)}>
          {texts.actualSize}
        </button>
        {/* The attribute, which React would replace by a call before the dialog is open. */}
        <button type="submit" ref={(button) => button?.setAttribute('autofocus', '')}>
          {texts.close}
        </button>
      </form>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a press beside the picture does */}
      <figure
        className={isActual ? 'zoom-view actual' : 'zoom-view'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-label={texts.picture}
        onClick={closeOutside}
      >
        {diagram ? (
          // Diagrams are styled by the class of their figure, so the copy gets a frame with that class.
          <div
            className={diagram.closest('.mermaid') ? 'mermaid' : 'railroad'}
            dangerouslySetInnerHTML={{ __html: scalable(diagram) }}
          />
        ) : (
          <img src={(source as HTMLAnchorElement).href} alt={name} />
        )}
      </figure>
    </>
  )
}

/** A copy of a diagram that takes the size of its frame. */
function scalable(diagram: SVGSVGElement): string {
  const copy = diagram.cloneNode(true) as SVGSVGElement
  const { width, height } = diagram
  if (!copy.hasAttribute('viewBox'))
    copy.setAttribute('viewBox', `0 0 ${width.baseVal.value} ${height.baseVal.value}`)
  return copy.outerHTML
}
