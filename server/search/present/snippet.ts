import { plainRuns, type TextRun } from '#client/model/search-results.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { memoize } from '../text/analyzer.ts'
import { type MarkedText, type MarkText, runsOf } from './marked-text.ts'

/** A message or a name is explained in a sentence or two, which say less in part. */
const LONGEST_ROW = 60
/** The variable of a setting, its default and whether it reloads: its answer says them. */
const CELLS_OF_A_SETTING = 3
/** The end of a sentence; a word alone, such as a prefix that ends in a dot, is none. */
const ENDS = /\s.*[.!?:]["')\]]*$/

/** The part of a record that answers the query: of a page its description, else of its sentences, its cells, or its code. */
export function recordSnippet({ row, heading, text, code }: SearchRecord, length: number, mark: MarkText) {
  const lines = text.split('\n').slice(row === 'setting' ? CELLS_OF_A_SETTING : 0)
  const most = row && row !== 'setting' ? LONGEST_ROW : length
  const snippet = memoize((part) => snippetOf(mark(part), most))
  if (row) return snippet(sayingLines(lines))
  const sentences = lines.filter((line) => ENDS.test(line))
  const parts = [heading === '' ? sentences.slice(0, 1) : [], sentences, lines].map(sayingLines).concat(code)
  const answering = parts.find((part) => snippet(part).some(({ marked }) => marked))
  return snippet(answering ?? parts.find(Boolean) ?? '')
}

/** Cells that only say "null", "no" or a number say nothing by themselves; others are told apart by a dot. */
function sayingLines(all: readonly string[]): string {
  const lines = all.filter((line) => /\p{L}/u.test(line) && !/^(?:null|yes|no|true|false)$/.test(line))
  const ended = lines.slice(0, -1).map((line) => line + (ENDS.test(line) ? ' ' : ' · '))
  return [...ended, ...lines.slice(-1)].join('')
}

/** The part of a string, of at most so many words, that matches most clauses, with dots for what is left out around whole sentences. */
export function snippetOf(marked: MarkedText, length: number): TextRun[] {
  const { text, words } = marked
  const first = bestStart(marked, length)
  const end = Math.min(words.length, first + length)
  const from = first === 0 ? 0 : (words[first]?.from ?? 0)
  const isEnd = end === words.length
  const last = words[end - 1]?.to ?? 0
  // With the punctuation that belongs to the last word.
  const to = isEnd ? text.length : last + text.slice(last).search(/\s|$/)
  const isCut = !isEnd && !/[.!?]$/.test(text.slice(from, to))
  const dots = plainRuns('…')
  return [...(first > 0 ? dots : []), ...runsOf(marked, from, to), ...(isCut ? dots : [])]
}

/** The first word of the window that answers most clauses: the earliest of equals, and where a sentence or a cell begins. */
function bestStart(marked: MarkedText, length: number): number {
  const { words } = marked
  if (words.length <= length) return 0
  const matches = words.flatMap(({ clauses }, at) => (clauses.length > 0 ? at : []))
  const windows = matches.map((match) => {
    const first = startBefore(match, marked, length)
    const matching = words.slice(first, first + length).filter(({ clauses }) => clauses.length > 0)
    return { first, matching, answers: new Set(matching.flatMap(({ clauses }) => clauses)).size }
  })
  windows.sort((a, b) => b.answers - a.answers || b.matching.length - a.matching.length)
  return windows[0]?.first ?? 0
}

/** Where the sentence or cell of a match begins, or else a few words before. */
function startBefore(match: number, { text, words }: MarkedText, length: number): number {
  for (let start = match; start > Math.max(0, match - length); start--)
    if (/[.!?]["')\]]*\s|[\n·]/.test(text.slice(words[start - 1]?.to, words[start]?.from))) return start
  return Math.max(0, match < length ? 0 : match - Math.floor(length / 4))
}
