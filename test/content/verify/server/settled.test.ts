import { expect, test } from 'vitest'
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
/** Release 9.3.4 calls a deferred view so until the first commit. */
const EARLY = { ...NEW, view_status: 'refreshing', last_refresh_start_timestamp: 's1' }
const MANUAL = { refresh_type: 'manual' }
const MOVED = { base_table_txn: '4' }
const REFRESHING = { view_status: 'refreshing' }
const DEFERRED = { deferredAt: '3' }

test.each<[title: string, view: Partial<MatView>, memory: Partial<ViewMemory>, refreshed: boolean]>([
  ['is refreshed at its base table', {}, {}, true],
  ['is not while its base table is ahead', MOVED, {}, false],
  ['is not while it is refreshing', REFRESHING, {}, false],
  ['is not before its first refresh', NEW, {}, false],
  ['stays as it is when invalid', { view_status: 'invalid', ...MOVED }, {}, true],
  ['is settled when manual', { ...MANUAL, ...MOVED }, {}, true],
  ['waits for its first refresh when manual', { ...NEW, ...MANUAL }, {}, false],
  ['is at rest when deferred', NEW, DEFERRED, true],
  ['is at rest when deferred, though 9.3.4 calls it refreshing', EARLY, DEFERRED, true],
  ['is not in the first refresh after being deferred', { ...EARLY, ...MOVED }, DEFERRED, false],
  ['is not once its base table moved on', { ...NEW, ...MOVED }, DEFERRED, false],
  ['is at rest when deferred and manual', { ...NEW, ...MANUAL, ...MOVED }, DEFERRED, true],
  ['is not before the refresh that was asked for', MANUAL, { finishedBefore: 'f1' }, false],
  ['is after the refresh that was asked for', MANUAL, { finishedBefore: 'f0' }, true],
  ['is after a refresh of a range, which has no end', REFRESHING, { rangedAt: 's1' }, true],
  ['is not in a refresh after that', REFRESHING, { rangedAt: 's0' }, false],
])('a materialized view %s', (_title, part, known, refreshed) => {
  expect(isRefreshed({ ...view, ...part }, { ...memory, ...known })).toBe(refreshed)
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

const ID: Answer = { kind: 'rows', table: { columns: [{ name: 'id', type: 'STRING' }], rows: [['2b3a']] } }

test.each<[statement: string, answer: Answer, id: string | null]>([
  ["  copy weather\nFROM 'weather.csv' WITH HEADER true;", ID, '2b3a'],
  ["COPY '2b3a' CANCEL;", ID, null],
  ['SELECT id FROM orders', ID, null],
  ["COPY weather FROM 'weather.csv'", { kind: 'done' }, null],
])('the import of %s: %j has the id %s', (statement, answer, id) => {
  expect(importId(statement, answer)).toBe(id)
})
