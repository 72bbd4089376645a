import { indexLetters, type LetterIndex } from '../index/letter-index.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { indexTerms, type TermIndex } from '../index/term-index.ts'
import type { Query } from '../query/query.ts'
import { isStopWord } from '../text/stop-words.ts'
import { FIELDS, type WEIGHTS } from '../weights.ts'
import { addUp, greatestByPage, scoreClauses } from './score-clauses.ts'

/**
 * Evidence for a page, each from 0 to 1 but for the first, a logarithm: the words of the section; which share of what
 * the query tells is in one section; the words of its names, headings and searches; the n-grams of these in one section;
 * and how many pages link to it.
 */
export type Evidence = Readonly<Record<keyof typeof WEIGHTS, number>>

export interface Scored {
  /** By record, what it has of the query's words. */
  readonly records: Float32Array
  /** The greatest of these. */
  readonly best: number
  /** The greatest share of what the query tells that is in one section. */
  readonly told: number
  readonly evidenceOf: (id: number) => Evidence
}

export interface Collected {
  readonly score: (query: Query) => Scored
}

/** Keeps the logarithm of a small share finite. */
const LEAST_SHARE = 0.05
/** The start of a page stands for all of it. */
const LEAD = 2
const NGRAM = 4

/** Indexes the records and the pages, in steps that are short enough for one turn of the event loop. */
export function* collectEvidence(records: readonly SearchRecord[]): Generator<void, Collected> {
  const pages = [...Map.groupBy(records, ({ path }) => path).values()]
  const pageOf = Uint32Array.from(pages.flatMap((own, page) => own.map(() => page)))
  /** A long list has every word somewhere, so its rows say nothing for their page. */
  const sections = pages.map((own) => own.filter(({ row }) => row === null))
  const index = yield* indexTerms(records.length, FIELDS.records, (id, field) => {
    const value = records[id]?.[field] ?? ''
    return typeof value === 'string' ? value : value.join(' ')
  })
  const callings = yield* indexTerms(pages.length, FIELDS.pages, (page, field) => {
    const own = sections[page] ?? []
    if (field === 'page' || field === 'names') return own[0]?.[field] ?? ''
    return own.map((record) => record[field === 'headings' ? 'heading' : field]).join('\n')
  })
  const named = sections.flat()
  const letters = yield* indexLetters(
    named.map(({ page, parents, heading, questions }) => [page, ...parents, heading, questions].join('\n')),
    NGRAM,
  )
  const pageOfNamed = Uint32Array.from(named, ({ id }) => pageOf[id] ?? 0)
  const leads = Float32Array.from(records, ({ heading }) => (heading === '' ? LEAD : 1))
  const links = sections.map(([lead]) => Math.log1p(lead?.links ?? 0))
  const mostLinks = Math.max(1, ...links)

  return { score: (query) => score(query, index, callings, letters) }

  function score(
    { clauses, words }: Query,
    index: TermIndex,
    callings: TermIndex,
    letters: LetterIndex,
  ): Scored {
    const byClause = scoreClauses(clauses, index)
    const own = addUp(byClause, records.length).map((sum, id) => sum * (leads[id] as number))
    const told = addTold(clauses, byClause, index)
    const telling = words.filter((word) => !isStopWord(word))
    const best = Math.max(0, ...greatestByPage(own, pageOf, pages.length))
    const ofPages = {
      inSection: greatestByPage(told, pageOf, pages.length, (id) => records[id]?.row === null),
      callings: toShares(addUp(scoreClauses(clauses, callings), pages.length)),
      letters: toShares(greatestByPage(letters(telling), pageOfNamed, pages.length)),
    }
    return {
      records: own,
      best,
      told: Math.max(0, ...greatestByPage(told, pageOf, pages.length)),
      evidenceOf(id) {
        const page = pageOf[id] as number
        return {
          section: Math.log(LEAST_SHARE + (own[id] as number) / best),
          inSection: ofPages.inSection[page] ?? 0,
          callings: ofPages.callings[page] ?? 0,
          letters: ofPages.letters[page] ?? 0,
          links: (links[page] ?? 0) / mostLinks,
        }
      },
    }
  }
}

/** By record, the share of what all clauses tell that is in it: the fewer records have a clause's words, the more it tells. */
function addTold(
  clauses: Query['clauses'],
  byClause: readonly Float32Array[],
  { size, count }: TermIndex,
): Float32Array {
  const tells = clauses.map(([written]) =>
    Math.log(1 + size / (1 + Math.min(...(written?.terms ?? []).map(count)))),
  )
  const total = tells.reduce((sum, own) => sum + own, 0)
  const told = new Float32Array(size)
  for (const [at, scores] of byClause.entries()) {
    const share = (tells[at] ?? 0) / total
    for (let id = 0; id < size; id++) if (scores[id] !== 0) told[id] = (told[id] as number) + share
  }
  return told
}

function toShares(values: Float32Array): Float32Array {
  const best = values.reduce((most, value) => Math.max(most, value), 0) || 1
  return values.map((value) => value / best)
}
