import type { Diagrams } from './diagram.ts'
import { FILLED_TRADES, TRADES, withIndex, withWal } from './worlds.ts'

const partitions = {
  setup: FILLED_TRADES,
  words: { condition: ["timestamp < '2025-10-02'", "timestamp IN '2025-10-02'"] },
}
const columns = { afresh: ['side', 'price', 'amount'] }

export const ALTER_TABLE: Diagrams = {
  'reference/sql/alter-table-add-column': {
    words: { 'column-name': { afresh: ['venue', 'fee', 'note'] } },
    // The server reads CAPACITY, which belongs to INDEX, without INDEX too, and gives it to no one.
    lenient: [/CACHE CAPACITY \d+/],
  },
  'reference/sql/alter-table-alter-column-add-index': {},
  'reference/sql/alter-table-alter-column-cache': {},
  'reference/sql/alter-table-alter-column-drop-index': { setup: withIndex(TRADES) },
  'guides/export-parquet': partitions,
  // A partition to attach is a folder that only someone on the server's machine can put there.
  'reference/sql/alter-table-attach-partition': { meaning: [/^could not attach partition /] },
  'reference/sql/alter-table-change-column-type': {
    words: { 'column-name': ['price', 'amount'], 'other-type': ['FLOAT', 'VARCHAR'] },
    // NOT is read and means nothing, without NULL too.
    lenient: [/ NOT$/],
  },
  'reference/sql/alter-table-change-symbol-capacity': {},
  'reference/sql/alter-table-detach-partition': partitions,
  'reference/sql/alter-table-disable-deduplication': { setup: withWal(TRADES) },
  'reference/sql/alter-table-drop-column': { words: { 'column-name': columns } },
  'reference/sql/alter-table-drop-partition': partitions,
  'reference/sql/alter-table-enable-deduplication': {
    words: { 'column-name': { afresh: ['timestamp', 'symbol', 'side'] } },
    setup: withWal(TRADES),
  },
  'reference/sql/alter-table-rename-column': {
    words: { 'column-name': columns, 'new-column-name': { afresh: ['direction', 'level', 'quantity'] } },
  },
  'reference/sql/alter-table-resume-wal': { setup: withWal(TRADES) },
  'reference/sql/alter-table-set-param': { words: { number: ['10000'], duration: ['20s', '1m'] } },
  'reference/sql/alter-table-set-ttl': {
    words: { number: ['2', '48'], 'number-with-unit': ['2w', '48h', '3M'] },
    meaning: [/^TTL value must be an integer multiple of partition size$/],
  },
  'reference/sql/alter-table-set-type': { setup: withWal(TRADES) },
  'reference/sql/alter-table-squash-partitions': {},
}
