import type { SearchRecord } from '../index/search-record.ts'
import { markText } from './marked-text.ts'
import type { MatchTerms } from './match-terms.ts'
import { type Snippet, snippetOf } from './snippet.ts'

const SENTENCE = /[.!?:]["')\]]*$/

/** A message or a name is explained in a sentence or two, which say less in part. */
const LONGEST_ROW = 60
/** The variable of a setting, its default and whether it reloads: its answer says them. */
const CELLS_OF_A_SETTING = 3

/** The part of a record's text that answers the query; of its code when only that does. */
export function recordSnippet(record: SearchRecord, length: number, matchTerms: MatchTerms): Snippet {
  if (record.row === 'setting') {
    const description = record.text.split('\n').slice(CELLS_OF_A_SETTING).join('\n')
    return snippetOf(markText(sayingLines(description), matchTerms), length)
  }
  if (record.row) return snippetOf(markText(sayingLines(record.text), matchTerms), LONGEST_ROW)
  const [text, code] = [sayingLines(record.text), record.code]
  const inText = snippetOf(markText(text, matchTerms), length)
  if (inText.answers > 0 || code === '') return inText
  const inCode = snippetOf(markText(code, matchTerms), length)
  return inCode.answers > 0 || text === '' ? onOneLine(inCode) : inText
}

const onOneLine = (snippet: Snippet): Snippet => ({
  ...snippet,
  runs: snippet.runs.map((run) => ({ ...run, text: run.text.replace(/\s*\n\s*/g, ' ') })),
})

/** Cells that only say "null" or a number say nothing by themselves; others are told apart by a dot, sentences end with one. */
function sayingLines(text: string): string {
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line) && line !== 'null')
  const ended = lines.slice(0, -1).map((line) => line + (SENTENCE.test(line) ? ' ' : ' · '))
  return [...ended, ...lines.slice(-1)].join('')
}
