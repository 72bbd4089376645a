import { min, pairs } from 'd3-array'
import type { ResultTable } from '../compile/samples/result-table.ts'
import { parseNumber, parseTime } from './cells.ts'
import { ChartError, type ChartSpec } from './chart-spec.ts'
import type { InsertedTable } from './inserted-rows.ts'

/** The result that a chart shows, and the statements before it that inserted rows. */
export interface ChartInput extends ResultTable {
  readonly spec: ChartSpec
  readonly inserted: (table: string) => InsertedTable | null
}

export interface Point {
  readonly x: number
  /** Null is a gap. */
  readonly y: number | null
}

export interface Series {
  readonly name: string
  /** The value of the key column; empty without one. */
  readonly key: string
  readonly points: readonly Point[]
}

export interface RawRow extends Point {
  readonly key: string
}

export function cellsOf({ columns, rows }: ResultTable, column: string): readonly string[] {
  const at = columns.indexOf(column)
  if (at < 0) throw new ChartError(`there is no column "${column}": there are ${columns.join(', ')}`)
  return rows.map((row) => row[at] ?? '')
}

const isNull = (cell: string): boolean => cell === 'null' || cell === ''

/** A column of times or numbers; nulls stay. */
export function valuesOf(table: ResultTable, column: string, parse: typeof parseNumber): (number | null)[] {
  return cellsOf(table, column).map((cell) => {
    const value = parse(cell)
    if (value === null && !isNull(cell))
      throw new ChartError(
        `"${cell}" in the column ${column} is not a ${parse === parseTime ? 'timestamp' : 'number'}`,
      )
    return value
  })
}

const isTime = (cells: readonly string[]): boolean => cells.some((cell) => parseTime(cell) !== null)

/** The column on the x axis: as named, else the first with timestamps, else the first. */
export function xColumn({ columns, rows, spec }: ChartInput): string {
  const found = columns.find((_, at) => isTime(rows.map((row) => row[at] ?? '')))
  return spec.options.x ?? found ?? columns[0] ?? ''
}

export const isTimeColumn = (input: ChartInput, column: string): boolean => isTime(cellsOf(input, column))

export const parserOf = (input: ChartInput, column: string): typeof parseNumber =>
  isTimeColumn(input, column) ? parseTime : parseNumber

/** The columns whose values are drawn: as named, else all with numbers. */
export function yColumns(input: ChartInput): readonly string[] {
  const { columns, rows, spec } = input
  if (spec.options.y) return spec.options.y.split(',')
  const x = xColumn(input)
  return columns.filter(
    (column, at) =>
      column !== x &&
      column !== spec.options.by &&
      rows.some((row) => parseNumber(row[at]) !== null) &&
      rows.every((row) => parseNumber(row[at]) !== null || isNull(row[at] ?? '')),
  )
}

/** A series for each column, and for each value of the key. */
export function seriesOf(input: ChartInput): Series[] {
  const { by } = input.spec.options
  const x = xColumn(input)
  const xs = valuesOf(input, x, parserOf(input, x))
  const keys = by ? cellsOf(input, by) : xs.map(() => '')
  const columns = yColumns(input)
  return columns.flatMap((column) => {
    const ys = valuesOf(input, column, parseNumber)
    return [...new Set(keys)].map((key) => ({
      name: [key, ...(key === '' || columns.length > 1 ? [column] : [])].filter(Boolean).join(' '),
      key,
      points: xs.flatMap((at, row) =>
        at === null || keys[row] !== key ? [] : [{ x: at, y: ys[row] ?? null }],
      ),
    }))
  })
}

/** The inserted rows that `rows=table.column` names, of which `where=column:value` keeps some. */
export function rawRows(input: ChartInput): RawRow[] {
  const { rows, where, by } = input.spec.options
  if (!rows) return []
  const [name = '', column = yColumns(input)[0] ?? ''] = rows.split('.')
  const table = input.inserted(name)
  if (!table || table.rows.length === 0 || !table.time)
    throw new ChartError(`no INSERT ... VALUES before the result puts rows into a table "${name}"`)
  const xs = valuesOf(table, table.time, parseTime)
  const ys = table.columns.includes(column) ? valuesOf(table, column, parseNumber) : xs.map(() => null)
  if (rows.includes('.')) cellsOf(table, column)
  const keys = by ? cellsOf(table, by) : xs.map(() => '')
  const kept = keptRows(table, where)
  return xs.flatMap((x, row) =>
    x === null || !kept(row) ? [] : [{ x, y: ys[row] ?? null, key: keys[row] ?? '' }],
  )
}

/** The test of rows by their place for a list of `column:value`. */
function keptRows(table: ResultTable, list: string | undefined): (row: number) => boolean {
  const conditions = (list?.split(',') ?? []).map((condition) => {
    const [column = '', value] = condition.split(':')
    return { cells: cellsOf(table, column), value }
  })
  return (row) => conditions.every(({ cells, value }) => cells[row] === value)
}

/** The input without the rows that `only=column:value` leaves out. */
export function chosenRows(input: ChartInput): ChartInput {
  const kept = keptRows(input, input.spec.options.only)
  return { ...input, rows: input.rows.filter((_, row) => kept(row)) }
}

/** The length of a bucket: the least distance of two. */
export function stepOf(xs: readonly number[]): number {
  const sorted = [...new Set(xs)].sort((one, other) => one - other)
  return min(pairs(sorted), ([one, next]) => next - one) ?? 1
}
