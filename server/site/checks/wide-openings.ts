import type { ContentProblem } from '../content-error.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput } from './content-check.ts'
import { fencesIn } from './fences.ts'
import type { WrittenText } from './phrases.ts'

/** Code that is laid out for 76 columns fits every desktop; more than this fits none. */
const MOST_COLUMNS = 100
/** Excluded fences: the width of a server's or tool's output is given, and folded or wrapping code is not clipped. */
const AS_WIDE_AS_IT_IS = /^(?:result|text|railroad|mermaid|math)\b|^\w+\b.*\b(?:setup|wrap)\b/

/** Finds code that a page opens with and that is too wide for a desktop. */
export const findWideOpenings = (_content: SiteContent, { sources }: CheckInput): ContentProblem[] =>
  sources.flatMap(wideOpeningsIn)

/** The code before the first heading, or if there is none, the first code of the page. */
export function wideOpeningsIn({ file, text }: WrittenText): ContentProblem[] {
  const blocks = fencesIn(text).filter(({ info }) => !AS_WIDE_AS_IT_IS.test(info))
  // A line of code may look like a heading, but the page's first code is still before it.
  const heading = /^## /m.exec(text)?.index ?? text.length
  const ahead = blocks.filter(({ index }) => index < heading)
  return (ahead.length > 0 ? ahead : blocks.slice(0, 1)).flatMap(({ index, indent, code }) => {
    const first = text.slice(0, index).split('\n').length + 1
    return code.split('\n').flatMap((line, at) => {
      const columns = [...line].length - indent
      return columns > MOST_COLUMNS ? [problem(file, first + at, columns)] : []
    })
  })
}

const problem = (file: string, line: number, columns: number): ContentProblem => ({
  file,
  line,
  message: `the page opens with code of ${columns} columns; no desktop shows more than ${MOST_COLUMNS}`,
  remedy: 'Lay it out at 76 columns, or mark the fence with `wrap`.',
})
