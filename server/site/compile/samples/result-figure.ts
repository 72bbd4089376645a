import type { Element } from 'hast'
import { h } from 'hastscript'
import type { ResultTable } from '#server/site/charts/chart-data.ts'
import { chartOf } from '#server/site/charts/chart-figure.ts'
import { ChartError, parseChartSpec } from '#server/site/charts/chart-spec.ts'
import { parseInserted } from '#server/site/charts/inserted-rows.ts'
import type { Fence } from './fence.ts'
import { mayBreak, measureResult, NAME_PARTS, type PhoneLayout, TIME_PARTS } from './result-layout.ts'
import { parseResultTable } from './result-table.ts'
import { type ShortTimes, shortTimes } from './short-times.ts'

/**
 * A result as a table and, where its fence asks for one, as a chart: both are drawn from the same rows. `sql` is what ran
 * before it on the page, `group` the name of its two views. Throws ChartError.
 */
export function resultFigure(source: string, fence: Fence, sql: string, group: string): Element {
  const result = parseResultTable(source)
  if (!result) throw new ChartError('its first line must hold the column names, separated by " | "')
  const times = shortTimes(result)
  const day = times.day ? { dataDay: times.day } : {}
  const { characters, layout } = measureResult(result, times)
  const properties = {
    class: layout === 'whole' ? 'result' : `result ${layout}`,
    // The styles show it after the name, or after the names of the views.
    ...(!fence.chart && day),
    // Its label is in the styles.
    ...(characters > NARROW_RESULT && { tabIndex: 0 }),
  }
  if (!fence.chart) return h('figure', properties, tableOf(result, times, layout))
  if (!fence.title) throw new ChartError('a chart needs title="...", a sentence that says what it shows')
  const spec = parseChartSpec(fence.chart)
  const inserted = (table: string) => parseInserted(sql, table)
  const chart = chartOf({ ...result, ...spec, inserted }, fence.title, group)
  const view = (label: string, value: string, checked: boolean) =>
    h('label', [h('input', { type: 'radio', name: group, value, ...(checked && { checked: true }) }), label])
  return h('figure', properties, [
    h('fieldset', day, [
      h('legend', { class: 'visually-hidden' }, 'Result as'),
      view('Table', 'table', !spec.flags.has('first')),
      view('Chart', 'chart', spec.flags.has('first')),
    ]),
    chart,
    ...tableOf(result, times, layout),
  ])
}

function tableOf({ columns, rows }: ResultTable, { split }: ShortTimes, layout: PhoneLayout): Element[] {
  const breakable = (words: string, places: RegExp) =>
    layout === 'wraps' ? withBreaks(words, places) : [words]
  const hangs = (value: string) => columns.length === 1 && !value.includes('\n')
  const cell = (value: string) => {
    const [before, seen, after] = split(value) ?? []
    if (seen)
      return h('td', { title: value }, [...unseen(before), ...breakable(seen, TIME_PARTS), ...unseen(after)])
    return h(
      'td',
      layout === 'wraps' && mayBreak(value) ? { class: hangs(value) ? 'words hangs' : 'words' } : {},
      value === 'null' ? [h('i', value)] : value,
    )
  }
  // The class of a column stands once, at its table.
  const numeric = columns.flatMap((_, column) =>
    column < MOST_NUMERIC && isNumeric(rows, column) ? [`n${column + 1}`] : [],
  )
  const head = columns.map((name) => h('th', breakable(name, NAME_PARTS)))
  return [
    h('table', numeric.length > 0 ? { class: numeric } : {}, [
      h('thead', [h('tr', head)]),
      h(
        'tbody',
        rows.map((row) => h('tr', row.map(cell))),
      ),
    ]),
    ...(rows.length === 0 ? [h('p', 'No rows')] : []),
  ]
}

/** Columns whose alignment the styles know. */
const MOST_NUMERIC = 9

const withBreaks = (words: string, places: RegExp): (Element | string)[] =>
  words.split(places).flatMap((part, at) => (at === 0 ? [part] : [h('wbr'), part]))

/** Text that the styles hide: it is still copied and read out. */
const unseen = (words = ''): Element[] => (words ? [h('span', words)] : [])

/** Characters that fit at 320 pixels. */
const NARROW_RESULT = 26

const NUMBER = /^-?[\d.]+(?:E-?\d+)?$/

const isNumeric = (rows: ResultTable['rows'], column: number): boolean =>
  rows.some((row) => NUMBER.test(row[column] ?? '')) &&
  rows.every((row) => NUMBER.test(row[column] ?? '') || row[column] === 'null')
