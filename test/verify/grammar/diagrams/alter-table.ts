import type { Diagram, Diagrams } from './diagram.ts'
import { TRADES, withIndex, withWal } from './worlds.ts'

const alter = (words: Diagram['words'] = {}, more: Partial<Diagram> = {}): Diagram => ({
  setup: TRADES,
  words: { 'table-name': ['trades'], 'column-name': ['symbol'], number: ['256', '512'], ...words },
  ...more,
})

const days = { afresh: ["'2025-10-01'", "'2025-10-02'", "'2025-10-03'"] }
const condition = ["timestamp < '2025-10-02'", "timestamp IN '2025-10-02'"]

/** The server reads CAPACITY, which belongs to INDEX, without INDEX too, and gives it to no one. */
const CAPACITY_WITHOUT_INDEX = /CACHE CAPACITY \d+/

export const ALTER_TABLE: Diagrams = {
  'reference/sql/alter-table-add-column': alter(
    { 'column-name': { afresh: ['venue', 'fee', 'note'] }, 'other-type': ['INT', 'VARCHAR', 'DOUBLE[]'] },
    { lenient: [CAPACITY_WITHOUT_INDEX] },
  ),
  'reference/sql/alter-table-alter-column-add-index': alter(),
  'reference/sql/alter-table-alter-column-cache': alter(),
  'reference/sql/alter-table-alter-column-drop-index': alter({}, { setup: withIndex(TRADES) }),
  'reference/sql/alter-table-attach-partition': alter(
    { 'partition-name': days },
    // A partition to attach is a folder that only someone on the server's machine can put there.
    { meaning: [/^could not attach partition /] },
  ),
  'reference/sql/alter-table-change-column-type': alter(
    { 'column-name': ['price', 'amount'], 'other-type': ['FLOAT', 'VARCHAR'] },
    { lenient: [CAPACITY_WITHOUT_INDEX] },
  ),
  'reference/sql/alter-table-change-symbol-capacity': alter(),
  'reference/sql/alter-table-detach-partition': alter({ 'partition-name': days, condition }),
  'reference/sql/alter-table-disable-deduplication': alter({}, { setup: withWal(TRADES) }),
  'reference/sql/alter-table-drop-column': alter({ 'column-name': { afresh: ['side', 'price', 'amount'] } }),
  'reference/sql/alter-table-drop-partition': alter({ 'partition-name': days, condition }),
  'reference/sql/alter-table-enable-deduplication': alter(
    { 'column-name': { afresh: ['timestamp', 'symbol', 'side'] } },
    { setup: withWal(TRADES) },
  ),
  'reference/sql/alter-table-rename-column': alter({
    'column-name': { afresh: ['side', 'price', 'amount'] },
    'new-column-name': { afresh: ['direction', 'level', 'quantity'] },
  }),
  'reference/sql/alter-table-resume-wal': alter({ txn: ['1'] }, { setup: withWal(TRADES) }),
  'reference/sql/alter-table-set-param': alter({ number: ['10000'], duration: ['20s', '1m'] }),
  'reference/sql/alter-table-set-ttl': alter(
    { number: ['2', '48'], 'number-with-unit': ['2w', '48h', '3M'] },
    { meaning: [/^TTL value must be an integer multiple of partition size$/] },
  ),
  'reference/sql/alter-table-set-type': alter({}, { setup: withWal(TRADES) }),
  'reference/sql/alter-table-squash-partitions': alter(),
}
