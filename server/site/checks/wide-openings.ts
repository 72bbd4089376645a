import type { ContentProblem } from '../content-error.ts'
import { fencesIn, lineAt, type WrittenText } from './fences.ts'

/** Code that is laid out for 76 columns fits every desktop; more than this fits none. */
const MOST_COLUMNS = 100
/** Excluded fences: the width of a server's or tool's output is given, and folded or wrapping code is not clipped. */
const AS_WIDE_AS_IT_IS = /^(?:result|text|railroad|mermaid|math)\b|^\w+\b.*\b(?:setup|wrap)\b/

/**
 * Finds code that a page opens with and that is too wide for a desktop: before the first heading, or if there is none, the
 * first code of the page.
 */
export function wideOpeningsIn({ file, text }: WrittenText): ContentProblem[] {
  const blocks = fencesIn(text).filter(({ info }) => !AS_WIDE_AS_IT_IS.test(info))
  // A line of code may look like a heading, but the page's first code is still before it.
  const heading = /^## /m.exec(text)?.index ?? text.length
  const ahead = blocks.filter(({ index }) => index < heading)
  return (ahead.length > 0 ? ahead : blocks.slice(0, 1)).flatMap(({ index, indent, code }) => {
    const first = lineAt(text, index) + 1
    return code.split('\n').flatMap((line, at) => {
      const columns = [...line].length - indent
      if (columns <= MOST_COLUMNS) return []
      const message = `the page opens with code of ${columns} columns; no desktop shows more than ${MOST_COLUMNS}`
      return [
        {
          file,
          line: first + at,
          message,
          remedy: 'Lay it out at 76 columns, or mark the fence with `wrap`.',
        },
      ]
    })
  })
}
