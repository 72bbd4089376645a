import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAnswer } from '../server/answer.ts'
import { formatAnswer, isSameResult } from './compare-result.ts'

const answer = {
  columns: ['symbol', 'price'].map((name) => ({ name, type: 'SYMBOL' })),
  rows: [
    ['BTC|USD', '1.0E8'],
    ['ETH-USD', 'null'],
  ],
}

describe('a result fence', () => {
  test.each([
    ['holds whatever its padding', 'symbol|price\nBTC\\|USD |    1.0E8\nETH-USD | null', false, true],
    ['fails on another value', 'symbol | price\nBTC\\|USD | 100000000\nETH-USD | null', false, false],
    ['fails on a missing row', 'symbol | price\nBTC\\|USD | 1.0E8', false, false],
    ['fails on another name', 'symbol | cost\nBTC\\|USD | 1.0E8\nETH-USD | null', false, false],
    ['fails without a header', '', false, false],
    ['of a shape holds with other values', 'symbol | price\nx | 1\ny | 2', true, true],
    ['of a shape fails on another number of rows', 'symbol | price\nx | 1', true, false],
  ])('%s', (_title, fence, shape, same) => {
    expect(isSameResult(fence, answer, shape)).toBe(same)
  })

  test('keeps the leading spaces of a query plan', () => {
    const plan = { columns: [{ name: 'QUERY PLAN', type: 'STRING' }], rows: [['Sort'], ['  keys: [a]']] }
    expect(isSameResult('QUERY PLAN\nSort\n  keys: [a]', plan)).toBe(true)
    expect(isSameResult('QUERY PLAN\nSort\nkeys: [a]', plan)).toBe(false)
  })

  test('that the verifier writes always holds, for any text in any cell', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('a|b', '\\', '\\n', 'x\ny', '', ' '))
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
        expect(isSameResult(formatAnswer({ ...answer, rows }), { ...answer, rows })).toBe(true)
      }),
    )
  })
})

describe('an answer of the server', () => {
  const rowsOf = (column: string, row: string) =>
    parseAnswer(`{"columns":[{"name":"${column}","type":"DOUBLE"}],"dataset":[${row}],"count":1}`)

  test.each([
    ['keeps the digits of numbers', 'v', '[1.0E8]', '1.0E8'],
    ['keeps the last digit of a long', 'v', '[9007199254740993]', '9007199254740993'],
    ['writes null as null', 'v', '[null]', 'null'],
    ['writes booleans as words', 'v', '[true]', 'true'],
    ['writes arrays as JSON', 'v', '[[[1.0,null],[2.5,3.0]]]', '[[1.0,null],[2.5,3.0]]'],
    ['keeps entities outside query plans', 'v', '["a&lt;b"]', 'a&lt;b'],
    ['decodes query plans, once', 'QUERY PLAN', '["&nbsp;a&lt;3 &amp;amp;"]', ' a<3 &amp;'],
  ])('%s', (_title, column, row, cell) => {
    expect(rowsOf(column, row)).toMatchObject({ table: { rows: [[cell]] } })
  })

  test('names the type of array elements', () => {
    const column = '{"name":"v","type":"ARRAY","dim":2,"elemType":"DOUBLE"}'
    const columns = [{ name: 'v', type: 'DOUBLE[][]' }]
    expect(parseAnswer(`{"columns":[${column}],"dataset":[]}`)).toMatchObject({ table: { columns } })
  })

  test.each([
    ['{"error":"no such","position":3}', { kind: 'error', message: 'no such', position: 3 }],
    ['{"error":"empty query","position":"0"}', { kind: 'error', message: 'empty query', position: 0 }],
    ['{"ddl":"OK"}', { kind: 'done' }],
  ])('%s is read', (json, expected) => {
    expect(parseAnswer(json)).toEqual(expected)
  })

  test('that broke off is refused', () => {
    expect(() => parseAnswer('{"columns":[],"dataset":[[1')).toThrow()
  })
})
