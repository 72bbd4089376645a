import type { ResultTable } from '#server/site/charts/chart-data.ts'
import type { ShortTimes } from './short-times.ts'

/** Pixels of a phone's width, of a character there, and around a cell. */
const PHONE = 342
const CHARACTER = 7.2
const AROUND = 10

/** The places within a name of a column where it may break. */
export const NAME_PARTS = /(?<=[_(])|(?<=[a-z])(?=[A-Z])/
/** The place within a timestamp where it may break. */
export const TIME_PARTS = /(?<=\d)(?=T\d)/

/** A run of characters that may break anywhere, such as a hash. */
const LONG = 20
const LONG_BROKEN = 13

/** Checks that a cell may break: between words, or within what is too long for any line. */
export const mayBreak = (cell: string): boolean => /\s/.test(cell) || cell.length > LONG

/**
 * The form of a table on a phone: cells whole, cells broken at the places above, or rows and columns exchanged; one that
 * no form makes narrow enough keeps its cells whole and scrolls.
 */
export type PhoneLayout = 'whole' | 'wraps' | 'turned'

const partsOf = (cell: string): number[] =>
  cell
    .split(/\s+/)
    .flatMap((word) => word.split(TIME_PARTS))
    .map(({ length }) => (length > LONG ? LONG_BROKEN : length))

interface Widths {
  /** Characters that a table needs, with four for the space around each column. */
  readonly characters: number
  readonly layout: PhoneLayout
}

/** Estimates what a result needs; the styles follow it. */
export function measureResult({ columns, rows }: ResultTable, { split }: ShortTimes): Widths {
  const seen = rows.map((row) => row.map((cell) => split(cell)?.[1] ?? cell))
  const lengthOf = (cell: string) => Math.max(...cell.split('\n').map(({ length }) => length))
  const most = (column: number, name: string, of: (cell: string) => number) =>
    Math.max(of(name), ...seen.map((row) => of(row[column] ?? '')))
  const whole = columns.map((name, column) => most(column, name, lengthOf))
  const broken = columns.map((name, column) =>
    Math.max(
      ...name.split(NAME_PARTS).map(({ length }) => length),
      most(column, '', (cell) => Math.max(...partsOf(cell))),
    ),
  )
  const turned = [
    Math.max(...columns.map(({ length }) => length)),
    ...seen.map((row) => Math.max(...row.map(lengthOf))),
  ]
  const fits = (lengths: readonly number[]) =>
    lengths.reduce((sum, length) => sum + length * CHARACTER + AROUND, AROUND) <= PHONE
  const layout = fits(whole)
    ? 'whole'
    : fits(broken) || columns.length === 1
      ? 'wraps'
      : fits(turned)
        ? 'turned'
        : 'whole'
  return { characters: whole.reduce((sum, length) => sum + length + 4, 0), layout }
}
