import { describe, expect, test } from 'vitest'
import { measureResult } from '#server/site/compile/samples/result-layout.ts'
import { parseResultTable } from '#server/site/compile/samples/result-table.ts'
import { shortTimes } from '#server/site/compile/samples/short-times.ts'

function layoutOf(lines: readonly string[]): string {
  const table = parseResultTable(lines.join('\n'))
  if (!table) throw new Error('no table')
  return measureResult(table, shortTimes(table)).layout
}

const HOUR = ['timestamp | symbol | open | high | low | close | volume']
const row = (hour: number) =>
  `2025-10-06T0${hour}:00:00.000000Z | BTC-USD | 62000.0 | 62150.0 | 62000.0 | 62150.0 | 0.75`

describe('a result on a phone', () => {
  test.each([
    ['keeps its cells whole where they fit', ['symbol | price', 'BTC-USD | 62000.0'], 'whole'],
    [
      'breaks between words and within what is too long for any line',
      ['message | id | why', `the table is busy | ${'f'.repeat(64)} | the writer has it now`],
      'wraps',
    ],
    ['breaks the lines of a query plan', ['QUERY PLAN', `Interval scan on ${'x'.repeat(80)}`], 'wraps'],
    ['exchanges rows and columns where that is narrow enough', [...HOUR, row(8), row(9)], 'turned'],
    ['scrolls with whole cells where nothing is', [...HOUR, ...[1, 2, 3, 4, 5, 6].map(row)], 'whole'],
  ])('%s', (_what, lines, layout) => {
    expect(layoutOf(lines)).toBe(layout)
  })
})
