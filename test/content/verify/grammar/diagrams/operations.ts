import type { Diagrams } from './diagram.ts'
import { TRADES } from './worlds.ts'

export const OPERATIONS: Diagrams = {
  'docs/reference/sql/cancel-query.mdx': {
    setup: '',
    words: { 'query-id': ['4711'] },
    // No query has that number, and one that had it would be gone for the second statement.
    meaning: [/^query to cancel not found in registry /],
  },
  'docs/reference/sql/checkpoint.mdx': { setup: '', words: {} },
  'docs/reference/sql/copy.mdx': {
    setup: TRADES,
    words: {
      'table-name': ['trades'],
      'file-name': ["'no-such-file.csv'"],
      'import-id': ["'0123456789abcdef'"],
      'column-name': ['timestamp'],
      'timestamp-format': ["'yyyy-MM-ddTHH:mm:ssZ'"],
      character: ["';'"],
    },
    // The second is what releases from 9.2 on say.
    busy: /^Another import request is in progress|another import may be in progress/,
    // PARTITION BY without TIMESTAMP: the options may come in any order.
    meaning: [/^invalid option used for import without a designated timestamp /],
  },
  'docs/reference/sql/snapshot.mdx': { setup: '', words: {} },
}
