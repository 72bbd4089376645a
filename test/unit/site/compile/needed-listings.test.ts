import { describe, expect, test } from 'vitest'
import { parseFence } from '#server/site/compile/samples/fence.ts'
import { neededListings } from '#server/site/compile/samples/needed-listings.ts'

/** Listings as text, or with what is after their language. */
const needed = (...listings: (string | readonly [text: string, meta: string])[]) =>
  neededListings(
    listings.map((listing) => {
      const [text, meta] = typeof listing === 'string' ? [listing, ''] : listing
      return { text, fence: parseFence('sql', meta).fence }
    }),
  )

const TRADES = 'CREATE TABLE trades (ts TIMESTAMP, price DOUBLE) TIMESTAMP(ts);'
const ROWS = "INSERT INTO trades VALUES ('2025-01-01', 1.5);"

describe('what a query needs', () => {
  test('is nothing where it reads no table of the page', () => {
    expect(needed(TRADES, 'SELECT 1;', 'SELECT x FROM long_sequence(3);')).toEqual([null, [], []])
  })

  test('is what makes its tables and fills them, of what came before it', () => {
    expect(needed([TRADES, 'setup'], ROWS, 'SELECT * FROM trades;', ROWS).at(2)).toEqual([0, 1])
    expect(needed(TRADES, ROWS, 'SELECT * FROM TRADES -- trades\n;').at(2)).toEqual([0, 1])
  })

  test('reaches tables that its tables are made from', () => {
    expect(
      needed(TRADES, 'CREATE TABLE b AS (SELECT * FROM trades);', 'CREATE TABLE c (x INT);', ROWS, 'b;').at(
        4,
      ),
    ).toEqual([0, 1, 3])
  })

  test('leaves out queries, other tables, and what fails or is not run', () => {
    expect(
      needed(
        TRADES,
        'SELECT * FROM trades;',
        'CREATE TABLE other (x INT);',
        [ROWS, 'fails="no"'],
        [ROWS, 'no-run="why"'],
        'SELECT * FROM trades;',
      ).at(5),
    ).toEqual([0])
  })

  test('is seen in the name that a function takes, not in comments and other strings', () => {
    expect(needed(TRADES, "SELECT * FROM table_columns('trades');").at(1)).toEqual([0])
    expect(needed(TRADES, "SELECT 'of trades' -- trades\n;").at(1)).toEqual([])
  })

  test.each([
    ['changes a table', ROWS],
    ['is not run', ['SELECT 1;', 'no-run="why"'] as const],
    ['fails', ['SELECT x;', 'fails="Invalid column"'] as const],
    ['has macros of a tool', ['SELECT $x;', 'replace="$x -> 1"'] as const],
    ['changes something beside', `SELECT 1; ${ROWS}`],
  ])('is not asked of a listing that %s', (_name, listing) => {
    expect(needed(TRADES, listing).at(1)).toBeNull()
  })

  test.each([
    'DROP TABLE trades;',
    'TRUNCATE TABLE trades;',
    'ALTER TABLE trades DROP COLUMN price;',
    'UPDATE trades SET price = 0;',
  ])('is not offered where "%s" would be run on a reader\'s own table', (statement) => {
    expect(needed(TRADES, statement, 'SELECT * FROM trades;').at(2)).toBeNull()
  })
})
