import type { ContentProblem } from '../content-error.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput } from './content-check.ts'
import type { WrittenText } from './phrases.ts'

/** Code that is laid out for 76 columns fits every desktop; more than this fits none. */
const MOST_COLUMNS = 100
const FENCE = /^([ \t]*)(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)^[ \t]*\2[`~]*[ \t]*$/gm
/** Excluded fences: the width of a server's or tool's output is given, and folded or wrapping code is not clipped. */
const AS_WIDE_AS_IT_IS = /^(?:result|text|railroad|mermaid|math)\b|^\w+\b.*\b(?:setup|wrap)\b/

/** Finds code that a page opens with and that is too wide for a desktop, except in pages that are still to be fixed. */
export const findWideOpenings = (
  _content: SiteContent,
  { sources, notYetLaidOut }: CheckInput,
): ContentProblem[] => sources.filter(({ file }) => !notYetLaidOut.includes(file)).flatMap(wideOpeningsIn)

/** The code before the first heading, or if there is none, the first code of the page. */
export function wideOpeningsIn({ file, text }: WrittenText): ContentProblem[] {
  const blocks = [...text.matchAll(FENCE)].filter(([, , , info = '']) => !AS_WIDE_AS_IT_IS.test(info.trim()))
  // A line of code may look like a heading, but the page's first code is still before it.
  const heading = /^## /m.exec(text)?.index ?? text.length
  const ahead = blocks.filter(({ index }) => index < heading)
  return (ahead.length > 0 ? ahead : blocks.slice(0, 1)).flatMap(
    ({ index, 1: indent = '', 4: code = '' }) => {
      const first = text.slice(0, index).split('\n').length + 1
      return code.split('\n').flatMap((line, at) => {
        const columns = [...line].length - indent.length
        return columns > MOST_COLUMNS ? [problem(file, first + at, columns)] : []
      })
    },
  )
}

const problem = (file: string, line: number, columns: number): ContentProblem => ({
  file,
  line,
  message: `the page opens with code of ${columns} columns; no desktop shows more than ${MOST_COLUMNS}`,
  remedy: 'Lay it out at 76 columns, or mark the fence with `wrap`.',
})
