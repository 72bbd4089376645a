import { createHash } from 'node:crypto'
import type { Element } from 'hast'
import { h } from 'hastscript'
import { VFileMessage } from 'vfile-message'
import { parseDrawing } from './parse-drawing.ts'

/** The width of the article's box at 390 pixels. */
const NARROW = 320

/** The file with a diagram's drawing, named by its source: the drawing of another source is never shown. */
export const drawingFile = (source: string, title = ''): string =>
  `diagrams/${createHash('sha256').update(`${title}\n${source}`).digest('hex').slice(0, 16)}.svg`

/** A diagram as Mermaid drew it, with its name and description as a text alternative. Throws VFileMessage. */
export function mermaidFigure(drawing: string | null, title: string | undefined): Element {
  if (drawing === null) throw problem('the diagram is not drawn yet: run "npm run diagrams"')
  const parsed = parseDrawing(drawing)
  if (!parsed)
    throw problem('its drawing is empty or holds more than shapes and text: run "npm run diagrams"')
  const { svg, spoken } = parsed
  if (!title && spoken.length < 2)
    throw problem(
      'the diagram has no text alternative: add accTitle: and accDescr: lines, or title="..." after the fence',
    )
  const properties = { ...svg.properties, role: 'img', ariaLabel: spoken.join('. ') }
  const scrolls =
    Number(svg.properties.width) > NARROW ? { tabIndex: 0, role: 'group', ariaLabel: 'Diagram' } : {}
  return h('figure', { class: 'mermaid' }, [
    h('zoom-image', { class: 'scroll', ...scrolls }, [{ ...svg, properties }]),
    ...(title ? [h('figcaption', title)] : []),
  ])
}

const problem = (message: string) => new VFileMessage(message, { line: 1, column: 1 })
