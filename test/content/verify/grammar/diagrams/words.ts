import type { Words } from '../derive.ts'

/** Samples for the names of most diagrams; a page that means something else has its own. None is the name of a rule. */
export const WORDS: Words = {
  'table-name': ['trades'],
  'view-name': ['trades_hourly'],
  'column-name': ['symbol'],
  'timestamp-column': ['timestamp'],
  'other-type': ['INT', 'VARCHAR', 'DOUBLE[]'],
  'volume-alias': ['second'],
  // Only the Enterprise server reads the clause.
  ownership: [''],
  number: ['256', '512'],
  'number-with-unit': ['2w', '3M'],
  txn: ['1'],
  'partition-name': { afresh: ["'2025-10-01'", "'2025-10-02'", "'2025-10-03'"] },
  table: ['trades'],
  source: ['trades'],
  constant: ['0', '1.5'],
  zone: ["'Europe/Berlin'"],
  count: ['10', '-5'],
  limit: ['10', '-5'],
}

/** Names of subqueries. */
export const SUBQUERIES = { afresh: ['recent', 'older', 'other'] }
