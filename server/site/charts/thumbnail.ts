import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { s } from 'hastscript'
import { BELOW } from './chart-figure.ts'
import { PATH_WIDTH } from './marks.ts'

/** Marks that are legible only at full size: the grid, single points, and words. */
const LEFT_OUT = new Set(['g', 'v', 'zero', 'p', 'raw'])
const SHAPES = new Set(['path', 'rect', 'line', 'circle'])

/** The first chart below a node as a small drawing without words, for lists of pages; null if there is none. */
export function thumbnailOf(node: Element): string | null {
  const plot = elementsIn(node).find(
    ({ tagName, properties }) => tagName === 'svg' && classesOf(properties).includes('plot'),
  )
  if (!plot) return null
  const marks = elementsIn(plot)
  const shapes = marks.filter(
    ({ tagName, properties }) =>
      SHAPES.has(tagName) && !classesOf(properties).some((name) => LEFT_OUT.has(name)),
  )
  const hasLabels = marks.some(({ properties }) => classesOf(properties).includes('tx'))
  const height = Number(plot.properties.height) - (hasLabels ? BELOW : 0)
  return toHtml(
    s(
      'svg',
      {
        class: 'chart',
        viewBox: `0 0 ${PATH_WIDTH} ${height}`,
        preserveAspectRatio: 'none',
        ariaHidden: 'true',
      },
      shapes.map(({ tagName, properties }) => s(tagName, inWholeUnits(properties))),
    ),
    { closeEmptyElements: true, tightSelfClosing: true },
  )
}

/** All elements below a node; those of a group have its class. */
const elementsIn = (node: Element): Element[] =>
  node.children.filter(isElement).flatMap((child) => {
    const { className = node.tagName === 'g' && node.properties.className } = child.properties
    const own = { ...child, properties: { ...child.properties, ...(className && { className }) } }
    return [own, ...elementsIn(own)]
  })

const isElement = (node: ElementContent): node is Element => node.type === 'element'

const classesOf = ({ className, class: names }: Element['properties']): string[] =>
  String(className ?? names ?? '').split(/[ ,]/)

/** Attributes in whole units of the path: a share of the width becomes a length, and decimals go. */
const inWholeUnits = (properties: Element['properties']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.join(' ')
        : String(value)
            .replace(/^(-?[\d.]+)%$/, (_, share) => String((Number(share) * PATH_WIDTH) / 100))
            .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
    ]),
  )
