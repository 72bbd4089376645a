import type { Marker } from './marker.ts'
import type { SearchRecord } from './search-record.ts'
import { type Snippet, snippetOf } from './snippet.ts'

/** The stretch of a record's text that answers the query; of its code when only that does. */
export function recordSnippet({ text, code }: SearchRecord, length: number, marker: Marker): Snippet {
  const inText = snippetOf(text, length, marker)
  if (inText.answers > 0 || code === '') return inText
  const inCode = snippetOf(code, length, marker)
  return inCode.answers > 0 || text === '' ? inCode : inText
}
