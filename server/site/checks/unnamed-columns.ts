import type { ContentProblem } from '../content-error.ts'
import type { CheckInput } from './content-check.ts'
import { withoutFences } from './fences.ts'
import type { WrittenText } from './phrases.ts'

/** The head of a table: the line above its line of dashes. */
const HEAD = /^[ \t]*\|(.*)\|[ \t]*\n[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/gm

/** Columns without a name. Only the first may be one: it holds the names of the rows. */
export const findUnnamedColumns = (_content: unknown, { sources }: CheckInput): ContentProblem[] =>
  sources.flatMap(unnamedColumnsIn)

export const unnamedColumnsIn = ({ file, text }: WrittenText): ContentProblem[] =>
  [...withoutFences(text).matchAll(HEAD)]
    .filter(([, head = '']) => head.split(/(?<!\\)\|/).some((cell, at) => at > 0 && cell.trim() === ''))
    .map(({ index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      message: 'a column of this table has no name, so a screen reader has none to say',
    }))
