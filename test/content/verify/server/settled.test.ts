import { describe, expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { importId, isApplied, isRefreshed, type MatView, parseRefresh, type ViewMemory } from './settled.ts'

const view: MatView = {
  view_name: 'hourly',
  view_table_dir_name: 'hourly~2',
  view_status: 'valid',
  refresh_type: 'immediate',
  last_refresh_start_timestamp: 's1',
  last_refresh_finish_timestamp: 'f1',
  refresh_base_table_txn: '3',
  base_table_txn: '3',
}
const memory: ViewMemory = { deferredAt: null, rangedAt: null, finishedBefore: null }
const NEW = {
  last_refresh_start_timestamp: 'null',
  last_refresh_finish_timestamp: 'null',
  refresh_base_table_txn: '-1',
}

describe('a materialized view', () => {
  test.each<[title: string, view: Partial<MatView>, memory: Partial<ViewMemory>, refreshed: boolean]>([
    ['is refreshed at its base table', {}, {}, true],
    ['is not while its base table is ahead', { base_table_txn: '4' }, {}, false],
    ['is not while it is refreshing', { view_status: 'refreshing' }, {}, false],
    ['is not before its first refresh', NEW, {}, false],
    ['stays as it is when invalid', { view_status: 'invalid', base_table_txn: '9' }, {}, true],
    ['is settled when manual', { refresh_type: 'manual', base_table_txn: '9' }, {}, true],
    ['waits for its first refresh when manual', { ...NEW, refresh_type: 'manual' }, {}, false],
    ['is at rest when deferred', { ...NEW }, { deferredAt: '3' }, true],
    [
      'is at rest when deferred, though 9.3.4 calls it refreshing until the first commit',
      { ...NEW, view_status: 'refreshing', last_refresh_start_timestamp: 's1' },
      { deferredAt: '3' },
      true,
    ],
    [
      'is not in the first refresh after being deferred',
      { ...NEW, view_status: 'refreshing', last_refresh_start_timestamp: 's1', base_table_txn: '4' },
      { deferredAt: '3' },
      false,
    ],
    ['is not once its base table moved on', { ...NEW, base_table_txn: '4' }, { deferredAt: '3' }, false],
    [
      'is at rest when deferred and manual',
      { ...NEW, refresh_type: 'manual', base_table_txn: '4' },
      { deferredAt: '3' },
      true,
    ],
    [
      'is not before the refresh that was asked for',
      { refresh_type: 'manual' },
      { finishedBefore: 'f1' },
      false,
    ],
    ['is after the refresh that was asked for', { refresh_type: 'manual' }, { finishedBefore: 'f0' }, true],
    [
      'is after a refresh of a range, though the server calls it refreshing',
      { view_status: 'refreshing' },
      { rangedAt: 's1' },
      true,
    ],
    ['is not in a refresh after that', { view_status: 'refreshing' }, { rangedAt: 's0' }, false],
  ])('%s', (_title, part, known, refreshed) => {
    expect(isRefreshed({ ...view, ...part }, { ...memory, ...known })).toBe(refreshed)
  })
})

test.each([
  [{ suspended: 'false', writerTxn: '2', sequencerTxn: '2' }, true],
  [{ suspended: 'false', writerTxn: '1', sequencerTxn: '2' }, false],
  [{ suspended: 'true', writerTxn: '1', sequencerTxn: '2' }, true],
])('a table %o is at rest: %s', (table, applied) => {
  expect(isApplied({ name: 't', ...table })).toBe(applied)
})

test.each([
  ['REFRESH MATERIALIZED VIEW v FULL', { view: 'v', kind: 'full' }],
  ['refresh materialized view "my view" incremental;', { view: 'my view', kind: 'incremental' }],
  ["REFRESH MATERIALIZED VIEW 'v' RANGE FROM '2025-10-01' TO '2025-10-02'", { view: 'v', kind: 'range' }],
  ['SELECT 1', null],
])('%s', (statement, refresh) => {
  expect(parseRefresh(statement)).toEqual(refresh)
})

describe('the id of an import', () => {
  const rows = (names: readonly string[], row: readonly string[]): Answer => ({
    kind: 'rows',
    table: { columns: names.map((name) => ({ name, type: 'STRING' })), rows: [row] },
  })

  test.each<[statement: string, answer: Answer, id: string | null]>([
    ["COPY weather FROM 'weather.csv'", rows(['id'], ['2b3a']), '2b3a'],
    ["  copy weather\nFROM 'weather.csv' WITH HEADER true;", rows(['id'], ['2b3a']), '2b3a'],
    ["COPY '2b3a' CANCEL;", rows(['id', 'status'], ['2b3a', 'unknown']), null],
    ['SELECT id FROM orders', rows(['id'], ['2b3a']), null],
    ["COPY weather FROM 'weather.csv'", { kind: 'done' }, null],
    ["COPY weather FROM '../x'", { kind: 'error', message: 'no', position: null }, null],
  ])('%s: %j', (statement, answer, id) => {
    expect(importId(statement, answer)).toBe(id)
  })
})
