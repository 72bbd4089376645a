import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFence } from '#server/site/compile/samples/fence.ts'
import { parseResultTable } from '#server/site/compile/samples/result-table.ts'
import { formatResultTable } from '#test/content/verify/samples/compare-result.ts'

describe('the words behind a fence', () => {
  test.each([
    ['title="a b" {2,4-6} wrap', { title: 'a b', marked: new Set([2, 4, 5, 6]), wrap: true }],
    ['setup', { setup: true }],
    ['fails="no such \\"table\\""', { fails: 'no such "table"' }],
    ['no-run="needs Enterprise"', { noRun: 'needs Enterprise' }],
    ['replace="$step -> 1m"', { replace: '$step -> 1m' }],
    ['shape demo', { shape: true, demo: true }],
    [null, { wrap: false, marked: new Set() }],
  ])('%s', (meta, expected) => {
    const { fence, unknown } = parseFence('sql', meta)
    expect(fence).toMatchObject(expected)
    expect(unknown).toEqual([])
  })

  test('that mean nothing are named', () => {
    expect(parseFence('sql', 'wrapp color="red" {x}').unknown).toEqual(['wrapp', 'color="red"', '{x}'])
  })

  test('never make the parser fail', () => {
    fc.assert(fc.property(fc.string(), (meta) => void parseFence('sql', meta)))
  })
})

describe('a result fence', () => {
  test.each([
    ['a | b\n1 | x', { columns: ['a', 'b'], rows: [['1', 'x']] }],
    ['a   | b\n1   | x  ', { columns: ['a', 'b'], rows: [['1', 'x']] }],
    ['a | b\nx \\| y | l\\nm', { columns: ['a', 'b'], rows: [['x | y', 'l\nm']] }],
    ['QUERY PLAN\nLimit\n    Scan', { columns: ['QUERY PLAN'], rows: [['Limit'], ['    Scan']] }],
    ['a | b', { columns: ['a', 'b'], rows: [] }],
    ['a | b\n | ', { columns: ['a', 'b'], rows: [['', '']] }],
  ])('%j', (text, expected) => {
    expect(parseResultTable(text)).toEqual(expected)
  })

  test('without a header is none', () => {
    expect(parseResultTable('')).toBeNull()
  })

  test('that was written is read back as it was', () => {
    const cell = fc.string().map((text) => text.trim().replace(/[\r\u2028\u2029\u0085\v\f]/g, ''))
    const name = fc.stringMatching(/^[a-z]{1,8}$/)
    const table = fc.integer({ min: 2, max: 4 }).chain((width) =>
      fc.record({
        columns: fc.array(name, { minLength: width, maxLength: width }),
        rows: fc.array(fc.array(cell, { minLength: width, maxLength: width })),
      }),
    )
    fc.assert(
      fc.property(table, (value) => {
        expect(parseResultTable(formatResultTable(value))).toEqual(value)
      }),
    )
  })
})
