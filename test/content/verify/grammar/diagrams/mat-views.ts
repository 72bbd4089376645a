import type { Diagram, Diagrams } from './diagram.ts'
import { VIEW } from './worlds.ts'

const view = (words: Diagram['words'] = {}, more: Partial<Diagram> = {}): Diagram => ({
  setup: VIEW,
  words: { 'view-name': ['trades_hourly'], 'column-name': ['symbol'], number: ['256', '512'], ...words },
  ...more,
})

const refreshing = {
  // A delay is shorter than its period.
  interval: { afresh: ['2h', '1h', '30m'] },
  timestamp: ["'2025-10-01T00:00:00Z'"],
  zone: ["'Europe/Berlin'"],
}

const select = 'SELECT timestamp, symbol, side, sum(amount) AS volume FROM trades SAMPLE BY 1h'

export const MAT_VIEWS: Diagrams = {
  'docs/reference/sql/create-mat-view.mdx': {
    setup: VIEW,
    words: {
      'view-name': ['trades_new'],
      'base-table': ['trades'],
      'select-query': [select],
      'symbol-column': { afresh: ['symbol', 'side'] },
      'timestamp-column': ['timestamp'],
      number: ['16'],
      unit: ['WEEKS', 'YEARS'],
      'volume-alias': ['second'],
      // Only the Enterprise server reads the clause.
      ownership: [''],
      ...refreshing,
    },
    meaning: [/^volume alias is not allowed /],
  },
  'docs/reference/sql/alter-mat-view-alter-column-add-index.mdx': view(),
  'docs/reference/sql/alter-mat-view-alter-column-drop-index.mdx': view(
    {},
    { setup: VIEW.replace('1h)', '1h), INDEX (symbol)') },
  ),
  'docs/reference/sql/alter-mat-view-change-symbol-capacity.mdx': view(),
  'docs/reference/sql/alter-mat-view-resume-wal.mdx': view({ txn: ['1'] }),
  'docs/reference/sql/alter-mat-view-set-refresh.mdx': view(refreshing),
  'docs/reference/sql/alter-mat-view-set-refresh-limit.mdx': view({
    number: ['2'],
    'number-with-unit': ['2w', '3M'],
  }),
  'docs/reference/sql/alter-mat-view-set-ttl.mdx': view(
    { number: ['2', '48'], 'number-with-unit': ['2w', '48h', '3M'] },
    { meaning: [/^TTL value must be an integer multiple of partition size$/] },
  ),
  'docs/reference/sql/drop-mat-view.mdx': view(),
  'docs/reference/sql/refresh-mat-view.mdx': view({
    timestamp: { afresh: ["'2025-10-01'", "'2025-10-02'"] },
  }),
}
