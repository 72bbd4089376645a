import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** The start of anything but shapes and words: a drawing is data, as a page is. */
const FORBIDDEN =
  /<(?!\/|(?:svg|title|desc|g|defs|marker|symbol|path|rect|circle|ellipse|line|poly(?:gon|line)|text|tspan)\b)|\s(?:on\w+|style|href|xlink:href)\s*=/i

/** A drawing as an element of the page, and its text alternative; null if it is empty or holds more than shapes and text. */
export function parseDrawing(
  source: string,
): { readonly svg: Element; readonly spoken: readonly string[] } | null {
  if (FORBIDDEN.test(source)) return null
  const [svg] = fromHtml(source, { fragment: true, space: 'svg' }).children
  if (svg?.type !== 'element') return null
  const { xmlns: _, ariaLabelledBy: __, ...properties } = svg.properties
  const spoken = svg.children
    .filter(isSpoken)
    .flatMap(({ children }) => children.flatMap((text) => ('value' in text ? [text.value] : [])))
  return { svg: { ...svg, properties, children: svg.children.filter((child) => !isSpoken(child)) }, spoken }
}

const isSpoken = (child: Element['children'][number]): child is Element =>
  child.type === 'element' && (child.tagName === 'title' || child.tagName === 'desc')
