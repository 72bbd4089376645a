import type { Element } from 'hast'
import { s } from 'hastscript'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Element[]
}

/** An estimated width for the text font at 13 pixels, rather too wide than too narrow. */
const CHARACTER = 7.3
export const LINE = 18

export const textWidth = (lines: readonly string[]): number =>
  Math.max(0, ...lines.map((line) => [...line].length)) * CHARACTER

export const textHeight = (lines: readonly string[]): number => lines.length * LINE

export const short = (value: number): number => Math.round(value * 10) / 10

/** Lines of text, centered on a point. */
export function text(lines: readonly string[], { x, y }: Point, className?: string): Element[] {
  const top = y - textHeight(lines) / 2 + LINE - 4.5
  return lines.map((line, index) =>
    s(
      'text',
      { ...(className ? { class: className } : {}), x: short(x), y: short(top + index * LINE) },
      line,
    ),
  )
}

export function rectangle(
  { x, y, width, height }: Point & { readonly width: number; readonly height: number },
  className: string,
  radius = 4,
): Element {
  return s('rect', {
    class: className,
    x: short(x),
    y: short(y),
    width: short(width),
    height: short(height),
    rx: radius,
  })
}

/** A smooth path through points: straight at its ends, curved at the points between. */
export function curve(points: readonly Point[]): string {
  const [first, ...others] = points
  if (!first) return ''
  let path = `M${pair(first)}`
  others.forEach((point, index) => {
    const next = others[index + 1]
    path += next
      ? `${index === 0 ? `L${pair(middle(first, point))}` : ''}Q${pair(point)} ${pair(middle(point, next))}`
      : `L${pair(point)}`
  })
  return path
}

/** The outline of an arrow head with its tip at `tip`. */
export function head(from: Point, tip: Point): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1
  const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length]
  const base = { x: tip.x - 9 * dx, y: tip.y - 9 * dy }
  const left = { x: base.x - 4.5 * dy, y: base.y + 4.5 * dx }
  const right = { x: base.x + 4.5 * dy, y: base.y - 4.5 * dx }
  return `M${pair(left)}L${pair(tip)}L${pair(right)}z`
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`
