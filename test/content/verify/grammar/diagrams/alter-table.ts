import type { Diagram, Diagrams } from './diagram.ts'
import { FILLED_TRADES, TRADES, withIndex, withWal } from './worlds.ts'

const alter = (words: Diagram['words'] = {}, more: Partial<Diagram> = {}): Diagram => ({
  setup: TRADES,
  words: { 'table-name': ['trades'], 'column-name': ['symbol'], number: ['256', '512'], ...words },
  ...more,
})

const days = { afresh: ["'2025-10-01'", "'2025-10-02'", "'2025-10-03'"] }
const condition = ["timestamp < '2025-10-02'", "timestamp IN '2025-10-02'"]

/** The server reads CAPACITY, which belongs to INDEX, without INDEX too, and gives it to no one. */
const CAPACITY_WITHOUT_INDEX = /CACHE CAPACITY \d+/
/** NOT is read and means nothing, without NULL too. */
const NOT_WITHOUT_NULL = / NOT$/

export const ALTER_TABLE: Diagrams = {
  'docs/reference/sql/alter-table-add-column.mdx': alter(
    { 'column-name': { afresh: ['venue', 'fee', 'note'] }, 'other-type': ['INT', 'VARCHAR', 'DOUBLE[]'] },
    { lenient: [CAPACITY_WITHOUT_INDEX] },
  ),
  'docs/reference/sql/alter-table-alter-column-add-index.mdx': alter(),
  'docs/reference/sql/alter-table-alter-column-cache.mdx': alter(),
  'docs/reference/sql/alter-table-alter-column-drop-index.mdx': alter({}, { setup: withIndex(TRADES) }),
  'docs/guides/export-parquet.mdx': alter({ 'partition-name': days, condition }, { setup: FILLED_TRADES }),
  'docs/reference/sql/alter-table-attach-partition.mdx': alter(
    { 'partition-name': days },
    // A partition to attach is a folder that only someone on the server's machine can put there.
    { meaning: [/^could not attach partition /] },
  ),
  'docs/reference/sql/alter-table-change-column-type.mdx': alter(
    { 'column-name': ['price', 'amount'], 'other-type': ['FLOAT', 'VARCHAR'] },
    { lenient: [NOT_WITHOUT_NULL] },
  ),
  'docs/reference/sql/alter-table-change-symbol-capacity.mdx': alter(),
  'docs/reference/sql/alter-table-detach-partition.mdx': alter(
    { 'partition-name': days, condition },
    { setup: FILLED_TRADES },
  ),
  'docs/reference/sql/alter-table-disable-deduplication.mdx': alter({}, { setup: withWal(TRADES) }),
  'docs/reference/sql/alter-table-drop-column.mdx': alter({
    'column-name': { afresh: ['side', 'price', 'amount'] },
  }),
  'docs/reference/sql/alter-table-drop-partition.mdx': alter(
    { 'partition-name': days, condition },
    { setup: FILLED_TRADES },
  ),
  'docs/reference/sql/alter-table-enable-deduplication.mdx': alter(
    { 'column-name': { afresh: ['timestamp', 'symbol', 'side'] } },
    { setup: withWal(TRADES) },
  ),
  'docs/reference/sql/alter-table-rename-column.mdx': alter({
    'column-name': { afresh: ['side', 'price', 'amount'] },
    'new-column-name': { afresh: ['direction', 'level', 'quantity'] },
  }),
  'docs/reference/sql/alter-table-resume-wal.mdx': alter({ txn: ['1'] }, { setup: withWal(TRADES) }),
  'docs/reference/sql/alter-table-set-param.mdx': alter({ number: ['10000'], duration: ['20s', '1m'] }),
  'docs/reference/sql/alter-table-set-ttl.mdx': alter(
    { number: ['2', '48'], 'number-with-unit': ['2w', '48h', '3M'] },
    { meaning: [/^TTL value must be an integer multiple of partition size$/] },
  ),
  'docs/reference/sql/alter-table-set-type.mdx': alter({}, { setup: withWal(TRADES) }),
  'docs/reference/sql/alter-table-squash-partitions.mdx': alter(),
}
