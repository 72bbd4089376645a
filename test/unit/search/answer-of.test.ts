import { describe, expect, test } from 'vitest'
import type { SearchRecord } from '#server/search/index/search-record.ts'
import { answerOf } from '#server/search/present/answer-of.ts'

const record = (own: object) =>
  ({
    path: '/docs/a/',
    anchor: '',
    row: null,
    page: 'A',
    heading: '',
    parents: [],
    kind: 'page',
    text: '',
    code: '',
    symbols: [],
    ...own,
  }) as unknown as SearchRecord

describe('what a reader wants at once', () => {
  test('of a function is how it is called', () => {
    const code = 'dateadd(period, n)\ndateadd(period, n, timezone)\nSELECT dateadd(1, 2);'
    const asked = record({ anchor: 'dateadd', kind: 'function', symbols: ['dateadd'], code })
    expect(answerOf(asked, null)).toEqual({
      kind: 'signature',
      text: 'dateadd(period, n)\ndateadd(period, n, timezone)',
    })
  })

  test.each([
    ['QDB_READONLY\nfalse\nno\nMakes it read-only.', { text: 'QDB_READONLY=false' }],
    ['QDB_READONLY\n0.0.0.0:9000 (text)\nno', { text: 'QDB_READONLY=0.0.0.0:9000' }],
    ['QDB_READONLY\n500000 rows\nno', { text: 'QDB_READONLY=500000', unit: 'rows' }],
    ['QDB_READONLY\nnone (text)\nno', { text: 'QDB_READONLY' }],
    ['QDB_READONLY\nas many as there are\nno', { text: 'QDB_READONLY' }],
  ])('of a setting is its variable with the default: %j', (text, answer) => {
    const setting = { row: 'setting', anchor: 'readonly' }
    expect(answerOf(record({ ...setting, text }), null)).toEqual({ kind: 'setting', ...answer })
  })

  test('of a statement is its shortest sample', () => {
    const code =
      "DROP TABLE a;\nALTER TABLE a DROP PARTITION WHERE t < '2020' AND true;\nALTER TABLE a DROP PARTITION LIST '1';"
    const statement = record({ kind: 'statement', page: 'ALTER TABLE DROP PARTITION', code })
    expect(answerOf(statement, null)).toEqual({
      kind: 'statement',
      text: "ALTER TABLE a DROP PARTITION LIST '1'",
    })
  })

  test('of a message is what to do', () => {
    const row = record({ row: 'message', text: 'another writes', code: 'wait for the other writer' })
    expect(answerOf(row, 'table is locked')).toEqual({ kind: 'fix', text: 'wait for the other writer' })
    const text = 'Message\ntable is locked\nIf a write fails with table is locked, wait.'
    expect(answerOf(record({ text }), 'table is locked')).toEqual({
      kind: 'fix',
      text: 'If a write fails with table is locked, wait.',
    })
    expect(answerOf(record({ text: 'other words' }), 'table is locked')).toBe(null)
  })
})
