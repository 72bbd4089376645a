import {
  formatResultTable,
  parseResultTable,
  type ResultTable,
} from '#server/site/compile/samples/result-table.ts'
import type { AnswerTable } from '../server/answer.ts'

/** Options of a result fence. */
export interface ResultOptions {
  /** Header cells are name:TYPE. */
  readonly types: boolean
  /** Only column names and the number of rows count. */
  readonly shape: boolean
}

/** The result fence that an author who copies the answer exactly would write. */
export const formatAnswer = (answer: AnswerTable, options: ResultOptions): string =>
  formatResultTable(tableOf(answer, options))

/** Compares a result fence with the server's answer. */
export function isSameResult(expected: string, answer: AnswerTable, options: ResultOptions): boolean {
  const wanted = parseResultTable(expected)
  // Through the same writer and reader as the fence, so that padding and escapes can make no difference.
  const actual = parseResultTable(formatAnswer(answer, options))
  if (!wanted || !actual || !sameCells(wanted.columns, actual.columns)) return false
  if (wanted.rows.length !== actual.rows.length) return false
  return options.shape || wanted.rows.every((row, index) => sameCells(row, actual.rows[index] ?? []))
}

const tableOf = ({ columns, rows }: AnswerTable, { types }: ResultOptions): ResultTable => ({
  columns: columns.map(({ name, type }) => (types ? `${name}:${type}` : name)),
  rows,
})

const sameCells = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((cell, index) => cell === b[index])
