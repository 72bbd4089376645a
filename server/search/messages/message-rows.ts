import type { SearchRecord } from '../index/search-record.ts'

/** The rows of a section's tables of messages as records: they have its number, and so the score of its words. */
export const rowsOf = (section: SearchRecord): SearchRecord[] =>
  section.messageRows.map(({ messages, explained }) => ({
    ...section,
    row: 'message',
    kind: 'error',
    heading: messages[0] ?? '',
    parents: [...section.parents, section.heading].filter(Boolean),
    text: explained.slice(0, -1).join('\n'),
    code: explained.at(-1) ?? '',
    messages,
    messageRows: [],
  }))
