import type { SearchRecord } from '../index/search-record.ts'
import { indexTexts, type Scores } from '../index/text-index.ts'
import type { Query } from '../query/query.ts'
import { memoize, ngramsOf, termsOf } from '../text/analyzer.ts'
import { isStopWord, wordsOf } from '../text/words.ts'
import { FIELDS, type WEIGHTS } from '../weights.ts'
import { addUp, raise, scoreClauses } from './score-clauses.ts'

/**
 * Evidence for a page, each about from 0 to 1 but for the first, a logarithm: the words of the section; which share of
 * what the query tells is in one section; the words of its names, headings and searches; the n-grams of these in one
 * section; how many pages link to it; that the query names the section; and how much of a message that it quotes.
 */
export type Evidence = Readonly<Record<keyof typeof WEIGHTS, number>>

export interface Scored {
  /** How well a record has the query's words, from 0 to 1. */
  readonly shareOf: (record: SearchRecord) => number
  /** The greatest share of what the query tells that is in one section. */
  readonly told: number
  readonly evidenceOf: (record: SearchRecord) => Omit<Evidence, 'named' | 'quoted'>
}

/** Keeps the logarithm of a small share finite. */
const LEAST_SHARE = 0.05
/** The start of a page stands for all of it. */
const LEAD = 2
/** An n-gram that comes again counts less each time, the sooner the shorter the text. */
const NGRAMS = { k: 2, b: 0.6, d: 0 }
/** Readers may paste anything, so reading ends here. */
const MOST_NGRAMS = 64

/** Indexes the records and the pages, in steps that are short enough for one turn of the event loop. */
export function* collectEvidence(
  records: readonly SearchRecord[],
): Generator<void, (query: Query) => Scored> {
  const termsOnce = memoize(termsOf)
  /** Running text goes in without the words that say nothing, and code with each word once: a sixth less to index. */
  const analyze = (text: string, field?: string) => {
    const words = field === 'text' ? wordsOf(text).filter((word) => !isStopWord(word)) : wordsOf(text)
    return (field === 'code' ? [...new Set(words)] : words).flatMap(termsOnce)
  }
  /** A long list has every word somewhere, so its rows say nothing for their page. */
  const sections = records.filter(({ row }) => row === null)
  const pages = [...Map.groupBy(sections, ({ path }) => path)].map(([id, own]) => ({
    id,
    page: own[0]?.page,
    names: own[0]?.names,
    headings: own.map(({ heading }) => heading).join('\n'),
    questions: own.map(({ questions }) => questions).join('\n'),
  }))
  const named = sections.map(({ id, page, parents, heading, questions }) => ({
    id,
    text: [page, ...parents, heading, questions].join('\n'),
  }))
  const ofRecords = yield* indexTexts(records, FIELDS.records, analyze)
  const ofPages = yield* indexTexts(pages, FIELDS.pages, analyze)
  const ofLetters = yield* indexTexts(named, { text: 1 }, ngramsOf, NGRAMS)
  const mostLinks = Math.log1p(Math.max(1, ...records.map(({ links }) => links)))

  return ({ clauses, words }) => {
    const found = scoreClauses(clauses, ofRecords)
    const scores = new Map(found.scores)
    const inSection = new Map<string, number>()
    for (const [id, told] of found.told) {
      const { path, heading, row } = records[id] as SearchRecord
      if (heading === '') scores.set(id, (scores.get(id) ?? 0) * LEAD)
      if (row === null) raise(inSection, path, told)
    }
    const letters = new Map<string, number>()
    for (const [id, score] of addUp(ngramsOf(words.join(' ')).slice(0, MOST_NGRAMS).map(ofLetters.find)))
      raise(letters, records[id]?.path ?? '', score)
    const shareOf = shares(scores)
    const calledOf = shares(scoreClauses(clauses, ofPages).scores)
    const spelledOf = shares(letters)
    return {
      shareOf: ({ id }) => shareOf(id),
      told: Math.max(0, ...found.told.values()),
      evidenceOf: ({ id, path, links }) => ({
        section: Math.log(LEAST_SHARE + shareOf(id)),
        inSection: inSection.get(path) ?? 0,
        callings: calledOf(path),
        letters: spelledOf(path),
        links: Math.log1p(links) / mostLinks,
      }),
    }
  }
}

/** Gives the share of the greatest score. */
function shares<Id>(scores: Scores<Id>): (id: Id) => number {
  const greatest = Math.max(...scores.values())
  return (id) => (scores.get(id) ?? 0) / greatest
}
