import type { Element } from 'hast'
import { h } from 'hastscript'
import { chartOf } from '#server/site/charts/chart-figure.ts'
import { ChartError, parseChartSpec } from '#server/site/charts/chart-spec.ts'
import { parseInserted } from '#server/site/charts/inserted-rows.ts'
import type { Fence } from './fence.ts'
import { parseResultTable, type ResultTable } from './result-table.ts'
import { type ShortTimes, shortTimes } from './short-times.ts'

/**
 * A result as a table and, where its fence asks for one, as a chart: both are drawn from the same rows. `sql` is what ran
 * before it on the page, `group` the name of its two views. Throws ChartError.
 */
export function resultFigure(source: string, fence: Fence, sql: string, group: string): Element {
  const parsed = parseResultTable(source)
  if (!parsed) throw new ChartError('its first line must hold the column names, separated by " | "')
  const columns = fence.types ? parsed.columns.map((column) => column.replace(/:[^:]*$/, '')) : parsed.columns
  const result = { columns, rows: parsed.rows }
  const times = shortTimes(result)
  const day = times.day ? { dataDay: times.day } : {}
  const properties = {
    class: 'result',
    ...day,
    // Its label is in the styles.
    ...(widthOf(result, times) > NARROW_RESULT && { tabIndex: 0 }),
  }
  if (!fence.chart) return h('figure', properties, tableOf(result, times))
  if (!fence.title) throw new ChartError('a chart needs title="...", a sentence that says what it shows')
  const spec = parseChartSpec(fence.chart)
  const chart = chartOf({ ...result, spec, inserted: (table) => parseInserted(sql, table) }, fence.title)
  const view = (label: string, value: string, checked: boolean) =>
    h('label', [h('input', { type: 'radio', name: group, value, ...(checked && { checked: true }) }), label])
  return h('figure', properties, [
    h('fieldset', day, [
      h('legend', { class: 'visually-hidden' }, 'Result as'),
      view('Table', 'table', !spec.flags.has('first')),
      view('Chart', 'chart', spec.flags.has('first')),
    ]),
    chart,
    ...tableOf(result, times),
  ])
}

/** The width that a table needs, in characters, with four for the space around each column. */
function widthOf({ columns, rows }: ResultTable, { split }: ShortTimes): number {
  const seen = rows.map((row) => row.map((cell) => split(cell)?.[1] ?? cell))
  return columns.reduce((sum, _, column) => sum + 4 + longestIn(columns, seen, column), 0)
}

function tableOf({ columns, rows }: ResultTable, { split }: ShortTimes): Element[] {
  const numeric = columns.map((_, column) => rows.every((row) => NUMBER.test(row[column] ?? '')))
  const cell = (value: string, column: number) => {
    const [before, seen, after] = split(value) ?? []
    if (seen)
      return h('td', { title: value }, [...unseen(before), ...breakable(seen, /(?=T)/), ...unseen(after)])
    return h('td', numeric[column] ? { class: 'num' } : {}, value === 'null' ? [h('i', value)] : value)
  }
  const head = columns.map((name, column) =>
    h('th', numeric[column] ? { scope: 'col', class: 'num' } : { scope: 'col' }, breakable(name, NAME_PARTS)),
  )
  return [
    h('table', [
      h('thead', [h('tr', head)]),
      h(
        'tbody',
        rows.map((row) => h('tr', row.map(cell))),
      ),
    ]),
    ...(rows.length === 0 ? [h('p', 'No rows')] : []),
  ]
}

/** The places within a name of a column where it may break. */
const NAME_PARTS = /(?<=[_(])|(?<=[a-z])(?=[A-Z])/

const breakable = (words: string, places: RegExp): (Element | string)[] =>
  words.split(places).flatMap((part, at) => (at === 0 ? [part] : [h('wbr'), part]))

/** Text that the styles hide: it is still copied and read out. */
const unseen = (words = ''): Element[] => (words ? [h('span', words)] : [])

const longestIn = (names: readonly string[], rows: ResultTable['rows'], column: number): number =>
  Math.max(...[names, ...rows].map((row) => row[column]?.length ?? 0))

/** Characters that fit at 320 pixels. */
const NARROW_RESULT = 26

const NUMBER = /^(?:-?[\d.]+(?:E-?\d+)?|null)$/
