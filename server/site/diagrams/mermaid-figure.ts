import { createHash } from 'node:crypto'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { h } from 'hastscript'
import { DiagramError } from './diagram-error.ts'

/** The width of the article's box at 390 pixels. */
const NARROW = 320

/** The start of anything but shapes and words: a drawing is data, as a page is. */
const FORBIDDEN =
  /<(?!\/|(?:svg|title|desc|g|defs|marker|symbol|path|rect|circle|ellipse|line|poly(?:gon|line)|text|tspan)\b)|\s(?:on\w+|style|href|xlink:href)\s*=/i

/** The file with a diagram's drawing, named by its source: the drawing of another source is never shown. */
export const drawingFile = (source: string, title = ''): string =>
  `diagrams/${createHash('sha256').update(`${title}\n${source}`).digest('hex').slice(0, 16)}.svg`

/** A diagram as Mermaid drew it, with its name and description as a text alternative. Throws DiagramError. */
export function mermaidFigure(drawing: string | null, title: string | undefined): Element {
  if (drawing === null) throw problem('the diagram is not drawn yet: run "npm run diagrams"')
  if (FORBIDDEN.test(drawing))
    throw problem('its drawing holds more than shapes and text: run "npm run diagrams"')
  const [svg] = fromHtml(drawing, { fragment: true, space: 'svg' }).children
  if (svg?.type !== 'element') throw problem('its drawing is empty: run "npm run diagrams"')
  const spoken = svg.children.flatMap((child) => (isSpoken(child) ? child.children : []))
  if (!title && spoken.length < 2)
    throw problem(
      'the diagram has no text alternative: add accTitle: and accDescr: lines, or title="..." after the fence',
    )
  const { xmlns: _, ...shown } = svg.properties
  const label = spoken.map((text) => ('value' in text ? text.value : '')).join('. ')
  const children = svg.children.filter((child) => !isSpoken(child))
  const scrolls = Number(shown.width) > NARROW ? { tabIndex: 0, role: 'group', ariaLabel: 'Diagram' } : {}
  return h('figure', { class: 'mermaid' }, [
    h('zoom-image', { class: 'scroll', ...scrolls }, [
      { ...svg, properties: { ...shown, role: 'img', ariaLabel: label }, children },
    ]),
    ...(title ? [h('figcaption', title)] : []),
  ])
}

const isSpoken = (child: Element['children'][number]): child is Element =>
  child.type === 'element' && (child.tagName === 'title' || child.tagName === 'desc')

const problem = (message: string) => new DiagramError(message, { line: 1, column: 1 })
