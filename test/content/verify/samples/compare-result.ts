import { formatResultTable, parseResultTable } from '#server/site/compile/samples/result-table.ts'
import type { AnswerTable } from '../server/answer.ts'

/** The result fence that an author who copies the answer exactly would write. */
export const formatAnswer = ({ columns, rows }: AnswerTable): string =>
  formatResultTable({ columns: columns.map(({ name }) => name), rows })

/** Compares a result fence with the server's answer; of a `shape` only column names and the number of rows count. */
export function isSameResult(expected: string, answer: AnswerTable, shape = false): boolean {
  const wanted = parseResultTable(expected)
  // Through the same writer and reader as the fence, so that padding and escapes can make no difference.
  const actual = parseResultTable(formatAnswer(answer))
  if (!wanted || !actual || !sameCells(wanted.columns, actual.columns)) return false
  if (wanted.rows.length !== actual.rows.length) return false
  return shape || wanted.rows.every((row, index) => sameCells(row, actual.rows[index] ?? []))
}

const sameCells = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((cell, index) => cell === b[index])
