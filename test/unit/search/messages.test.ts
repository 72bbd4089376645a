import { describe, expect, test } from 'vitest'
import type { SearchRecord } from '#server/search/index/search-record.ts'
import { createReadPasted, messageWords } from '#server/search/messages/read-pasted.ts'
import { compile } from '#test/support/compile.ts'

const QUOTED = [
  'table is locked [reason=..., table=...]',
  'could not open read-write [file=/var/lib/questdb/db/trades~5/price.d]',
  "column '...' does not exist in table '...'",
  'Cannot flush buffer while row is in progress',
  'too many cached query plans',
  'target table must be empty [table=...]',
  "timestamp IN '2025-10-07' OR timestamp IN '2025-10-08'",
]
const readPasted = createReadPasted(
  QUOTED.map((message, id) => ({ id, messages: [message] }) as unknown as SearchRecord),
  [],
)
const found = (text: string) => readPasted(text)?.matches[0]?.quoting[0]?.id ?? null

describe('a pasted message is found by its fixed words', () => {
  test.each([
    ['with other values', 'table is locked [reason=busyReader, table=fx_ticks]', 0],
    [
      'in a line of a log',
      '2026-11-02T10:00:00.1Z E i.q.c.TableWriter could not open read-write [file=/x/y.d]',
      1,
    ],
    [
      'in an answer of the REST API',
      '{"query":"select table from is","error":"column \'a\' does not exist in table \'b\'","position":7}',
      2,
    ],
    [
      'in an exception of a driver',
      'org.postgresql.util.PSQLException: ERROR: target table must be empty [table=x]\n  Position: 3',
      5,
    ],
    ['without any sign of a message', 'cannot flush buffer while row is in progress', 3],
    ['cut in the middle', 'Cannot flush buffer while row is [', 3],
  ])('%s: %s', (_, text, id) => {
    expect(found(text)).toBe(id)
  })

  test.each([
    'create a table',
    'which tables are too many',
    'sample by 1h',
    'row buffer',
    'precision of timestamp in the client',
  ])('%s is no message', (text) => {
    expect(found(text)).toBe(null)
  })

  test('of a message that no page quotes only the words of the program are left', () => {
    const pasted = readPasted('sequencer went away unexpectedly [wal=12, path=/var/lib/x, name=trades]')
    expect(pasted).toMatchObject({ matches: [] })
    expect(pasted?.text).toBe('sequencer went away unexpectedly wal path name')
  })
})

test('the words of a message are without times, numbers, paths and names of classes', () => {
  const words = messageWords(
    "2026-11-02T10:00:00Z io.questdb.cairo.CairoException: [24] could not open '/a/b.d' [size=16]",
  )
  expect(words).toEqual(['could', 'not', 'open', 'size'])
})

test('a section has its rows of messages, what it quotes in code, in what programs print, and beside samples that fail', async () => {
  const { sections } = await compile(
    [
      '| Message | Cause |\n|---|---|\n| `table is locked [reason=...]` | wait, or `SELECT 1` |',
      '```sql fails="no such table"\nSELECT 1;\n```',
      '```text\nready\ncould not open the file\n```',
    ].join('\n\n'),
  )
  expect(sections[0]?.messageRows).toEqual([
    { messages: ['table is locked [reason=...]'], explained: ['wait, or SELECT 1'] },
  ])
  expect(sections[0]?.messages).toEqual(['no such table', 'could not open the file'])
})
