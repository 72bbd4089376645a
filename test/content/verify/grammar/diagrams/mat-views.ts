import type { Diagrams } from './diagram.ts'
import { VIEW } from './worlds.ts'

const refreshing = {
  // A delay is shorter than its period.
  interval: { afresh: ['2h', '1h', '30m'] },
  timestamp: ["'2025-10-01T00:00:00Z'"],
}

export const MAT_VIEWS: Diagrams = {
  'reference/sql/create-mat-view': {
    setup: VIEW,
    words: {
      'view-name': ['trades_new'],
      'base-table': ['trades'],
      'select-query': ['SELECT timestamp, symbol, side, sum(amount) AS volume FROM trades SAMPLE BY 1h'],
      'symbol-column': { afresh: ['symbol', 'side'] },
      number: ['16'],
      unit: ['WEEKS', 'YEARS'],
      ...refreshing,
    },
    meaning: [/^volume alias is not allowed /],
  },
  'reference/sql/alter-mat-view-alter-column-add-index': { setup: VIEW },
  'reference/sql/alter-mat-view-alter-column-drop-index': {
    setup: VIEW.replace('1h)', '1h), INDEX (symbol)'),
  },
  'reference/sql/alter-mat-view-change-symbol-capacity': { setup: VIEW },
  'reference/sql/alter-mat-view-resume-wal': { setup: VIEW },
  'reference/sql/alter-mat-view-set-refresh': { setup: VIEW, words: refreshing },
  'reference/sql/alter-mat-view-set-refresh-limit': { setup: VIEW, words: { number: ['2'] } },
  'reference/sql/alter-mat-view-set-ttl': {
    setup: VIEW,
    words: { number: ['2', '48'], 'number-with-unit': ['2w', '48h', '3M'] },
    meaning: [/^TTL value must be an integer multiple of partition size$/],
  },
  'reference/sql/drop-mat-view': { setup: VIEW },
  'reference/sql/refresh-mat-view': {
    setup: VIEW,
    words: { timestamp: { afresh: ["'2025-10-01'", "'2025-10-02'"] } },
  },
}
