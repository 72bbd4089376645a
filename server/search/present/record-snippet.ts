import type { SearchRecord } from '../index/search-record.ts'
import { markText } from './marked-text.ts'
import type { MatchTerms } from './match-terms.ts'
import { type Snippet, snippetOf } from './snippet.ts'

/** The part of a record's text that answers the query; of its code when only that does. */
export function recordSnippet(record: SearchRecord, length: number, matchTerms: MatchTerms): Snippet {
  const [text, code] = [sayingLines(record.text), record.code]
  const inText = snippetOf(markText(text, matchTerms), length)
  if (inText.answers > 0 || code === '') return inText
  const inCode = snippetOf(markText(code, matchTerms), length)
  return inCode.answers > 0 || text === '' ? inCode : inText
}

/** Cells that only say "null" or a number say nothing by themselves. */
const sayingLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => /\p{L}/u.test(line) && line !== 'null')
    .join('\n')
