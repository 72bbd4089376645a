import { isDeepStrictEqual } from 'node:util'
import type { ResultTable } from '#server/site/charts/chart-data.ts'
import { parseResultTable } from '#server/site/compile/samples/result-table.ts'
import type { Answer, AnswerTable } from '../server/answer.ts'

/** An author's claim about an answer; without both, that the statement runs. */
export interface Expected {
  /** Part of the message with which it fails; empty for an empty message. */
  readonly fails?: string | undefined
  /** Its rows, as in a result fence. */
  readonly gives?: string | undefined
}

/** How an answer is not what its author expects. */
export interface Difference {
  readonly message: string
  readonly detail?: string
  /** The rows that the author would have to write. */
  readonly rows?: string
}

/** Compares an answer with what its author expects of it; of a `shape` only column names and the number of rows count. Null if they agree. */
export function compareAnswer({ fails, gives }: Expected, answer: Answer, shape = false): Difference | null {
  if (answer.kind === 'error') {
    if (fails === undefined) return { message: serverSays(answer) }
    if (isMessage(answer.message, fails)) return null
    return { message: 'this fails with another message', detail: bothSides(fails, answer.message) }
  }
  const rows = answer.kind === 'rows' ? formatAnswer(answer.table) : null
  if (fails !== undefined)
    return { message: `this must fail with "${fails}", and it succeeds`, ...(rows && { detail: rows }) }
  if (gives === undefined) return null
  if (answer.kind !== 'rows' || rows === null)
    return { message: 'a result is given, and the last statement returns no rows' }
  if (isSameResult(gives, answer.table, shape)) return null
  const message = shape ? 'the result has another shape' : 'the result differs'
  return { message, detail: bothSides(gives.trimEnd(), rows), rows }
}

export const isMessage = (message: string, part: string): boolean =>
  part === '' ? message === '' : message.includes(part)

export const serverSays = ({ message, position }: Answer & { kind: 'error' }): string =>
  `the server says: ${message}${position === null ? '' : ` (at character ${position} of the statement)`}`

/** The result fence that an author who copies the answer exactly would write. */
export const formatAnswer = ({ columns, rows }: AnswerTable): string =>
  formatResultTable({ columns: columns.map(({ name }) => name), rows })

/** Writes what `parseResultTable` reads, columns aligned. */
export function formatResultTable({ columns, rows }: ResultTable): string {
  if (columns.length === 1) return [columns[0], ...rows.map(([cell = '']) => escapeCell(cell))].join('\n')
  const lines = [columns.map(escapeCell), ...rows.map((row) => row.map(escapeCell))]
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n')
}

const escapeCell = (cell: string): string => cell.replace(/[\\|]/g, '\\$&').replace(/\n/g, '\\n')

/** Compares a result fence with the server's answer; of a `shape` only column names and the number of rows count. */
export function isSameResult(expected: string, answer: AnswerTable, shape = false): boolean {
  const wanted = parseResultTable(expected)
  // Through the same writer and reader as the fence, so that padding and escapes can make no difference.
  const actual = parseResultTable(formatAnswer(answer))
  if (!wanted || !actual || wanted.rows.length !== actual.rows.length) return false
  return isDeepStrictEqual([wanted.columns, shape || wanted.rows], [actual.columns, shape || actual.rows])
}

/** Expected and actual text one below the other; lines that the other does not have there are marked. */
export function bothSides(expected: string, actual: string): string {
  const [left, right] = [expected.split('\n'), actual.split('\n')]
  const marked = (lines: readonly string[], others: readonly string[]) =>
    lines.map((line, at) => `${line.trimEnd() === others[at]?.trimEnd() ? ' ' : '!'} ${line}`)
  return ['  expected:', ...marked(left, right), '  actual:', ...marked(right, left)].join('\n')
}
