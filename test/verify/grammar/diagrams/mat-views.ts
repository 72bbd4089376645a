import type { Diagram, Diagrams } from './diagram.ts'
import { VIEW, withIndex } from './worlds.ts'

const view = (words: Diagram['words'] = {}, more: Partial<Diagram> = {}): Diagram => ({
  setup: VIEW,
  words: { 'view-name': ['trades_hourly'], 'column-name': ['symbol'], number: ['256', '512'], ...words },
  ...more,
})

const refreshing = {
  interval: ['1h', '30m'],
  timestamp: ["'2025-10-01T00:00:00Z'"],
  zone: ["'Europe/Berlin'"],
}

const select = 'SELECT timestamp, symbol, sum(amount) AS volume FROM trades SAMPLE BY 1h'

export const MAT_VIEWS: Diagrams = {
  'reference/sql/create-mat-view': {
    setup: VIEW,
    words: {
      'view-name': ['trades_new'],
      'base-table': ['trades'],
      'select-query': [select],
      'column-name': ['symbol'],
      number: ['2'],
      unit: ['DAYS', 'WEEKS'],
      'volume-alias': ['second'],
      owner: ['admin'],
      ...refreshing,
    },
  },
  'reference/sql/alter-mat-view-alter-column-add-index': view(),
  'reference/sql/alter-mat-view-alter-column-drop-index': view({}, { setup: withIndex(VIEW) }),
  'reference/sql/alter-mat-view-change-symbol-capacity': view(),
  'reference/sql/alter-mat-view-resume-wal': view({ txn: ['1'] }),
  'reference/sql/alter-mat-view-set-refresh': view(refreshing),
  'reference/sql/alter-mat-view-set-refresh-limit': view({ number: ['2'], 'number-with-unit': ['2w', '3M'] }),
  'reference/sql/alter-mat-view-set-ttl': view(
    { number: ['2', '48'], 'number-with-unit': ['2w', '48h', '3M'] },
    { meaning: [/^TTL value must be an integer multiple of partition size$/] },
  ),
  'reference/sql/drop-mat-view': view(),
  'reference/sql/refresh-mat-view': view({ timestamp: { afresh: ["'2025-10-01'", "'2025-10-02'"] } }),
}
