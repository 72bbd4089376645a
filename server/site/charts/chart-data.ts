import { min, pairs } from 'd3-array'
import { parseNumber, parseTime } from './cells.ts'
import { ChartError, type ChartSpec } from './chart-spec.ts'
import type { InsertedTable } from './inserted-rows.ts'

/** The expected output of a SQL sample as its author wrote it. */
export interface ResultTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The result that a chart shows, and the statements before it that inserted rows. */
export interface ChartInput extends ResultTable, ChartSpec {
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

/** The cells of a column that need not be named; empty ones without it. */
export const optionalCells = (table: ResultTable, column: string | undefined): readonly string[] =>
  column === undefined ? table.rows.map(() => '') : cellsOf(table, column)

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

export const isTimeColumn = (table: ResultTable, column: string): boolean =>
  cellsOf(table, column).some((cell) => parseTime(cell) !== null)

/** The column on the x axis: as named, else the first with timestamps, else the first. */
export const xColumn = (input: ChartInput): string =>
  input.options.x ?? input.columns.find((column) => isTimeColumn(input, column)) ?? input.columns[0] ?? ''

/** The columns whose values are drawn: as named, else all with numbers. */
export function yColumns(input: ChartInput): readonly string[] {
  const { columns, options } = input
  if (options.y) return options.y.split(',')
  const others = columns.filter((column) => column !== xColumn(input) && column !== options.by)
  return others.filter((column) => {
    const filled = cellsOf(input, column).filter((cell) => !isNull(cell))
    return filled.length > 0 && filled.every((cell) => parseNumber(cell) !== null)
  })
}

/** A series for each column, and for each value of the key. */
export function seriesOf(input: ChartInput): Series[] {
  const x = xColumn(input)
  const xs = valuesOf(input, x, isTimeColumn(input, x) ? parseTime : parseNumber)
  const keys = optionalCells(input, input.options.by)
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

/**
 * The inserted rows that `rows=table.column` names, of which `where=column:value` keeps some. A second column after a
 * comma is along x in place of the time.
 */
export function rawRows(input: ChartInput): RawRow[] {
  const { rows, where, by } = input.options
  if (!rows) return []
  const [name = '', columns] = rows.split('.')
  const [column, along] = columns?.split(',') ?? []
  const table = input.inserted(name)
  if (!table || table.rows.length === 0 || !table.time)
    throw new ChartError(`no INSERT ... VALUES before the result puts rows into a table "${name}"`)
  const kept = { ...table, rows: chosenRows(table, where) }
  const drawn = column ?? table.columns.find((each) => each === yColumns(input)[0])
  const ys = drawn === undefined ? [] : valuesOf(kept, drawn, parseNumber)
  const keys = optionalCells(kept, by)
  const xs = along ? valuesOf(kept, along, parseNumber) : valuesOf(kept, table.time, parseTime)
  return xs.flatMap((x, row) => (x === null ? [] : [{ x, y: ys[row] ?? null, key: keys[row] ?? '' }]))
}

/** The rows of a table that a list of `column:value` keeps. */
export function chosenRows(table: ResultTable, list = ''): readonly (readonly string[])[] {
  const conditions = list.split(',').flatMap((condition) => {
    const [column = '', value] = condition.split(':')
    return column === '' ? [] : [{ cells: cellsOf(table, column), value }]
  })
  return table.rows.filter((_, row) => conditions.every(({ cells, value }) => cells[row] === value))
}

/** The length of a bucket: the least distance of two. */
export function stepOf(xs: readonly number[]): number {
  const sorted = [...new Set(xs)].sort((one, other) => one - other)
  return min(pairs(sorted), ([one, next]) => next - one) ?? 1
}
