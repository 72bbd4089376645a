import { createAnalyzer } from '../text/analyzer.ts'
import { createNumbering } from '../text/numbering.ts'
import { isStopWord } from '../text/stop-words.ts'
import { partsOf, wordsOf } from '../text/words.ts'
import { WEIGHTS } from '../weights.ts'
import type { SearchRecord } from './search-record.ts'

/** All that the words of one page give to search; what depends on other pages is added up at each start. */
export interface PageWords {
  /** How many records the page has. */
  readonly records: number
  /** The terms that the numbers below stand for, one a line. */
  readonly terms: string
  /** Threes: a term, a field of a record as `record * FIELDS.length + field`, and how often the field has the term. */
  readonly postings: Uint32Array
  /** By record and field, how many different terms it has. */
  readonly lengths: Uint32Array
  /** Lines that say what a record is about: the record, the kind, how many terms follow, and those. */
  readonly lines: Uint32Array
  /** Words as they are written but in lower case, with the parts of compounds, one a line. */
  readonly words: string
  /** By word, in tenths of a word of running text. */
  readonly tenths: Uint32Array
}

export const FIELDS = Object.keys(WEIGHTS.fields) as (keyof typeof WEIGHTS.fields)[]
export const LINE_KINDS = ['title', 'heading', 'question'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** A word in a heading counts as much as twenty in running text, and ten in code as much as one. */
const HEADING_TENTHS = 200
const TEXT_TENTHS = 10
const CODE_TENTHS = 1

/** Creates a function that reads the records of one page; words that pages share are analyzed once. */
export function createWordReader(): (records: readonly SearchRecord[]) => PageWords {
  const analyze = createAnalyzer()
  return (records) => {
    const { numbers, numberOf } = createNumbering()
    const { postings, lengths } = readFields(records, analyze, numberOf)
    const lines = records.flatMap((record, at) =>
      linesOf(record).flatMap(([kind, text]) => {
        const terms = [...tellingTerms(text, analyze)].map(numberOf)
        return terms.length === 0 ? [] : [at, LINE_KINDS.indexOf(kind), terms.length, ...terms]
      }),
    )
    const weights = weighWords(records)
    return {
      records: records.length,
      postings: Uint32Array.from(postings),
      lengths,
      lines: Uint32Array.from(lines),
      terms: [...numbers.keys()].join('\n'),
      words: [...weights.keys()].join('\n'),
      tenths: Uint32Array.from(weights.values()),
    }
  }
}

function readFields(
  records: readonly SearchRecord[],
  analyze: (text: string) => string[],
  numberOf: (term: string) => number,
): { postings: number[]; lengths: Uint32Array } {
  const postings: number[] = []
  const lengths = new Uint32Array(records.length * FIELDS.length)
  for (const [at, record] of records.entries()) {
    for (const [field, name] of FIELDS.entries()) {
      const place = at * FIELDS.length + field
      const counts = new Map<number, number>()
      for (const term of analyze(name === 'parents' ? record.parents.join(' ') : record[name])) {
        const number = numberOf(term)
        counts.set(number, (counts.get(number) ?? 0) + 1)
      }
      lengths[place] = counts.size
      for (const [term, count] of counts) postings.push(term, place, count)
    }
  }
  return { postings, lengths }
}

/** A record's names, its heading, and what readers ask. */
function linesOf({
  anchor,
  page,
  names,
  heading,
  parents,
  questions,
}: SearchRecord): (readonly [LineKind, string])[] {
  const asked = questions ? questions.split('\n').map((question) => ['question', question] as const) : []
  if (anchor === '')
    return [...[page, ...names.split(', ')].map((name) => ['title', name] as const), ...asked]
  return [
    ['heading', heading],
    ['heading', `${parents.at(-1) ?? page} ${heading}`],
    ...(parents.length > 0 ? [['heading', `${page} ${heading}`] as const] : []),
    ...asked,
  ]
}

/** The terms of a line without words that say nothing, unless it has no others. */
function tellingTerms(text: string, analyze: (text: string) => string[]): Set<string> {
  const all = wordsOf(text)
  const telling = all.filter((word) => !isStopWord(word.toLowerCase()))
  return new Set((telling.length > 0 ? telling : all).flatMap((word) => analyze(word).slice(0, 1)))
}

/** Words without stemming: stems break words that are unfinished or misspelt. */
function weighWords(records: readonly SearchRecord[]): Map<string, number> {
  const written = new Map<string, number>()
  const add = (text: string, tenths: number) => {
    for (const word of wordsOf(text)) written.set(word, (written.get(word) ?? 0) + tenths)
  }
  for (const record of records) {
    add(record.anchor === '' ? `${record.page} ${record.names}` : record.heading, HEADING_TENTHS)
    add(record.text, TEXT_TENTHS)
    add(record.questions, TEXT_TENTHS)
    add(record.code, CODE_TENTHS)
  }
  const weights = new Map<string, number>()
  for (const [word, tenths] of written)
    for (const part of [word.toLowerCase(), ...partsOf(word)])
      weights.set(part, (weights.get(part) ?? 0) + tenths)
  return weights
}
