import type { Page } from 'playwright-core'

export interface Focused {
  /** The place among all elements of the document; -1 when the focus is on none of them. */
  readonly index: number
  /** True if it was looked at before. */
  readonly again: boolean
  readonly name: string
  /** The reason why a reader cannot see the focus; empty if there is none. */
  readonly unseen: string
}

/** WCAG 2.2, 2.4.13: an indicator of 2 pixels that stands out by 3:1 from what is around it. */
const LEAST_WIDTH = 2
const LEAST_CONTRAST = 3

/** The element that has the focus, and whether it shows: an outline that can be seen, in sight, under nothing else. */
export function focusedElement(page: Page): Promise<Focused> {
  return page.evaluate(
    ([leastWidth, leastContrast]) => {
      type Colour = readonly [number, number, number, number]
      // A page has few colours and hundreds of stops.
      const own = window as { knownColours?: Map<string, Colour>; hadFocus?: Set<Element> }
      own.knownColours ??= new Map()
      const known = own.knownColours
      const draw = (text: string): Colour => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
        if (!canvas) throw new Error('there is no canvas')
        canvas.fillStyle = text
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
        return [red, green, blue, alpha]
      }
      const parse = (text: string): Colour => {
        const colour = known.get(text) ?? draw(text)
        known.set(text, colour)
        return colour
      }
      const luminance = ([red, green, blue]: Colour) => {
        const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const groundOf = (element: Element | null): Colour => {
        for (let each = element; each; each = each.parentElement) {
          const colour = parse(getComputedStyle(each).backgroundColor)
          if (colour[3] === 255) return colour
        }
        return [0, 0, 0, 255]
      }
      const problem = (element: Element): string => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        if (outlineStyle === 'none') return 'no outline'
        if (Number.parseFloat(outlineWidth) < leastWidth) return `an outline of ${outlineWidth}`
        const [light = 0, dark = 0] = [parse(outlineColor), groundOf(element.parentElement)]
          .map(luminance)
          .sort((a, b) => b - a)
        const contrast = (light + 0.05) / (dark + 0.05)
        if (contrast < leastContrast) return `an outline with a contrast of ${contrast.toFixed(1)}`
        // A link of several lines has several boxes; one of them is enough.
        const hidden = [...element.getClientRects()].map((box) => {
          const [x, y] = [box.left + Math.min(box.width / 2, 20), box.top + box.height / 2]
          if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `out of sight at ${x}, ${y}`
          const top = document.elementFromPoint(x, y)
          return top && (element.contains(top) || top.contains(element) || labels(element, top))
            ? ''
            : `under ${top?.outerHTML.slice(0, 80)}`
        })
        return hidden.includes('') ? '' : hidden.join(', ') || 'no box'
      }
      const labels = (element: Element, top: Element) =>
        element.id !== '' && top.closest('label')?.htmlFor === element.id
      const active = document.activeElement
      if (!active || active === document.body) return { index: -1, again: false, name: '', unseen: '' }
      own.hadFocus ??= new Set()
      const again = own.hadFocus.has(active)
      own.hadFocus.add(active)
      return {
        index: [...document.body.querySelectorAll('*')].indexOf(active),
        again,
        name: active.getAttribute('aria-label') ?? active.textContent.trim(),
        unseen: problem(active),
      }
    },
    [LEAST_WIDTH, LEAST_CONTRAST] as const,
  )
}

/** The places of the elements that had the focus when they were looked at, in the order in which they got it. */
export const placesThatHadFocus = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')]
    return [...((window as { hadFocus?: Set<Element> }).hadFocus ?? [])].map((each) => all.indexOf(each))
  })
