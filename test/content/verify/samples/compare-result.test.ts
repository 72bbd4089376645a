import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAnswer } from '../server/answer.ts'
import { formatAnswer, isSameResult } from './compare-result.ts'

const EXACT = { types: false, shape: false }
const answer = {
  columns: [
    { name: 'symbol', type: 'SYMBOL' },
    { name: 'price', type: 'DOUBLE' },
  ],
  rows: [
    ['BTC|USD', '1.0E8'],
    ['ETH-USD', 'null'],
  ],
}

describe('a result fence', () => {
  test.each<[title: string, fence: string, options: { types: boolean; shape: boolean }, same: boolean]>([
    ['holds whatever its padding', 'symbol|price\nBTC\\|USD |    1.0E8\nETH-USD | null', EXACT, true],
    ['fails on another value', 'symbol | price\nBTC\\|USD | 100000000\nETH-USD | null', EXACT, false],
    ['fails on another order of rows', 'symbol | price\nETH-USD | null\nBTC\\|USD | 1.0E8', EXACT, false],
    ['fails on a missing row', 'symbol | price\nBTC\\|USD | 1.0E8', EXACT, false],
    ['fails on another column name', 'symbol | cost\nBTC\\|USD | 1.0E8\nETH-USD | null', EXACT, false],
    ['fails without a header', '', EXACT, false],
    [
      'holds with types',
      'symbol:SYMBOL | price:DOUBLE\nBTC\\|USD | 1.0E8\nETH-USD | null',
      { types: true, shape: false },
      true,
    ],
    [
      'fails on another type',
      'symbol:SYMBOL | price:FLOAT\nBTC\\|USD | 1.0E8\nETH-USD | null',
      { types: true, shape: false },
      false,
    ],
    [
      'of a shape holds with other values',
      'symbol | price\nx | 1\ny | 2',
      { types: false, shape: true },
      true,
    ],
    [
      'of a shape fails on another number of rows',
      'symbol | price\nx | 1',
      { types: false, shape: true },
      false,
    ],
  ])('%s', (_title, fence, options, same) => {
    expect(isSameResult(fence, answer, options)).toBe(same)
  })

  test('keeps the leading spaces of a query plan', () => {
    const plan = { columns: [{ name: 'QUERY PLAN', type: 'STRING' }], rows: [['Sort'], ['  keys: [a]']] }
    expect(isSameResult('QUERY PLAN\nSort\n  keys: [a]', plan, EXACT)).toBe(true)
    expect(isSameResult('QUERY PLAN\nSort\nkeys: [a]', plan, EXACT)).toBe(false)
  })

  test('that the verifier writes always holds, for any text in any cell', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('a|b', '\\', '\\n', 'x\ny', '', ' '))
    const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
      fc.record({
        columns: fc.array(fc.constant({ name: 'c', type: 'STRING' }), { minLength: width, maxLength: width }),
        rows: fc.array(fc.array(cell, { minLength: width, maxLength: width })),
      }),
    )
    fc.assert(
      fc.property(table, fc.boolean(), (rows, types) => {
        const options = { types, shape: false }
        expect(isSameResult(formatAnswer(rows, options), rows, options)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('an answer of the server', () => {
  const read = (columns: string, dataset: string) =>
    parseAnswer(`{"columns":[${columns}],"dataset":[${dataset}],"count":1}`)

  test.each([
    ['keeps the digits of numbers', '[1.0E8]', '1.0E8'],
    ['keeps the last digit of a long', '[9007199254740993]', '9007199254740993'],
    ['writes null as null', '[null]', 'null'],
    ['writes booleans as words', '[true]', 'true'],
    ['writes arrays as JSON', '[[[1.0,null],[2.5,3.0]]]', '[[1.0,null],[2.5,3.0]]'],
    ['keeps entities outside query plans', '["a&lt;b"]', 'a&lt;b'],
  ])('%s', (_title, row, cell) => {
    expect(read('{"name":"v","type":"DOUBLE"}', row)).toMatchObject({ table: { rows: [[cell]] } })
  })

  test('names the type of array elements', () => {
    const column = '{"name":"v","type":"ARRAY","dim":2,"elemType":"DOUBLE"}'
    expect(read(column, '')).toMatchObject({ table: { columns: [{ name: 'v', type: 'DOUBLE[][]' }] } })
  })

  test('decodes query plans, once', () => {
    const plan = read('{"name":"QUERY PLAN","type":"STRING"}', '["&nbsp;&nbsp;filter: a&lt;3 &amp;amp;"]')
    expect(plan).toMatchObject({ table: { rows: [['  filter: a<3 &amp;']] } })
  })

  test.each([
    [
      'an error',
      '{"query":"x","error":"no such","position":3}',
      { kind: 'error', message: 'no such', position: 3 },
    ],
    [
      'a position in quotes',
      '{"error":"empty query","position":"0"}',
      { kind: 'error', message: 'empty query', position: 0 },
    ],
    ['a statement without rows', '{"ddl":"OK"}', { kind: 'done' }],
  ])('is %s', (_title, json, expected) => {
    expect(parseAnswer(json)).toEqual(expected)
  })

  test('that broke off is refused', () => {
    expect(() => parseAnswer('{"columns":[],"dataset":[[1')).toThrow()
  })
})
