import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { s } from 'hastscript'
import { BELOW } from './chart-figure.ts'
import { grouped, PATH_WIDTH } from './marks.ts'

/** Marks that are legible only at full size: words, the grid and points beside other marks. */
const LEFT_OUT = new Set(['beside', 'tx', 'ty', 'val', 'g', 'v', 'zero', 'p', 'raw'])

/** The first chart below a node as a small drawing without words, for lists of pages; null if there is none. */
export function thumbnailOf(node: Element): string | null {
  const plot = elementsIn(node).find((element) => classesOf(element).includes('plot'))
  if (!plot) return null
  const marks = elementsIn(plot)
  const hasLabels = marks.some((mark) => classesOf(mark).includes('tx'))
  const height = Number(plot.properties.height) - (hasLabels ? BELOW : 0)
  const look = { class: 'chart', viewBox: `0 0 ${PATH_WIDTH} ${height}`, preserveAspectRatio: 'none' }
  const shapes = plot.children.filter(
    (mark) => mark.type === 'element' && !classesOf(mark).some((name) => LEFT_OUT.has(name)),
  )
  // Where lanes have only points, these are strokes: the drawing is stretched.
  const points = shapes.every((mark) => mark.type === 'element' && classesOf(mark).includes('lane'))
    ? marks.filter(({ tagName }) => tagName === 'circle')
    : []
  const strokes = points.map(({ properties: { cx, cy } }) =>
    s('line', { class: 'l s0', x1: cx, x2: cx, y1: Number(cy) - 8, y2: Number(cy) + 8 }),
  )
  return toHtml(s('svg', { ...look, ariaHidden: 'true' }, [...shapes, ...grouped(strokes)]), {
    closeEmptyElements: true,
    tightSelfClosing: true,
  })
}

const elementsIn = (node: Element): Element[] =>
  node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []))

const classesOf = ({ properties }: Element): string[] => String(properties.className ?? '').split(/[ ,]/)
