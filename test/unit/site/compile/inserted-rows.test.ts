import { describe, expect, test } from 'vitest'
import { parseNumber, parseTime } from '#server/site/charts/cells.ts'
import { parseInserted } from '#server/site/charts/inserted-rows.ts'

const CREATE =
  'CREATE TABLE IF NOT EXISTS t (a SYMBOL CAPACITY 10, b DECIMAL(3, 2), ts TIMESTAMP) TIMESTAMP(ts) PARTITION BY DAY;'

describe('rows that statements insert', () => {
  test.each<[string, string, string[][]]>([
    [
      'are listed',
      "INSERT INTO t VALUES ('x', 1, '2025'), ('y', -2.5, '2026');",
      [
        ['x', '1', '2025'],
        ['y', '-2.5', '2026'],
      ],
    ],
    ['may name their columns', "INSERT INTO t (ts, a) VALUES ('2025', 'x')", [['x', 'null', '2025']]],
    [
      'may hold brackets, semicolons, quotes and calls',
      "INSERT INTO t VALUES ('it''s; (x)', round(1, 2), '2025'::timestamp)",
      [["it's; (x)", 'round(1, 2)', '2025']],
    ],
    ['of other tables do not count', "INSERT INTO u VALUES ('x', 1, '2025')", []],
    ['in comments do not count', "-- INSERT INTO t VALUES ('x', 1, '2025')", []],
  ])('%s', (_title, insert, rows) => {
    expect(parseInserted(`${CREATE}\n${insert}`, 't')).toEqual({
      columns: ['a', 'b', 'ts'],
      time: 'ts',
      rows,
    })
  })

  test('need the statement that creates their table', () => {
    expect(parseInserted("INSERT INTO t VALUES ('x')", 't')).toBeNull()
  })
})

describe('a cell', () => {
  test.each([
    ['2025-10-06', 1_759_708_800_000],
    ['2025-10-06T08:05', 1_759_737_900_000],
    ['2025-10-06T08:05:01.500000Z', 1_759_737_901_500],
    ['1970-01-01T00:00:00.000000500Z', 0.0005],
    ['2025-13-01', null],
    ['62000.0', null],
    ['null', null],
  ])('%s is the time %s', (cell, time) => {
    expect(parseTime(cell)).toBe(time)
  })

  test.each([
    ['62000.0', 62000],
    ['-1.5E-3', -0.0015],
    ['null', null],
    ['', null],
    ['NaN', null],
    ['2025-10-06', null],
  ])('%s is the number %s', (cell, number) => {
    expect(parseNumber(cell)).toBe(number)
  })
})
