import { setImmediate as nextTurn } from 'node:timers/promises'
import { LONGEST_QUERY } from '#client/model/search-results.ts'
import { once } from '../once.ts'
import type { Site } from '../site/site.ts'
import { createRecords } from './index/create-records.ts'
import type { KeptIndex } from './index/load-page-words.ts'
import { numberPages } from './index/page-numbers.ts'
import { createRecordIndex } from './index/record-index.ts'
import type { SearchRecord } from './index/search-record.ts'
import { createShortTexts } from './index/short-texts.ts'
import { createVocabulary, type Vocabulary } from './index/vocabulary.ts'
import { createMessageIndex } from './messages/message-index.ts'
import { type Pasted, readPasted } from './messages/read-pasted.ts'
import { createFindReleaseText } from './messages/release-text.ts'
import { createLetterIndex } from './pages/letter-index.ts'
import type { Query } from './query/query.ts'
import { type Allowance, readQuery } from './query/read-query.ts'
import { createThesaurus } from './query/thesaurus.ts'
import { createPageEvidence } from './rank/page-evidence.ts'
import { createRank, orderByScore, type RankedRecord } from './rank/rank.ts'
import { createRecordNames } from './rank/record-names.ts'
import { weighPages } from './rank/weigh-pages.ts'
import { createSearchTables } from './search-tables.ts'
import { createSymbolTable, type SymbolTable } from './symbols/symbol-table.ts'
import { numbersOfLines } from './text/numbering.ts'

export interface SearchAnswer {
  /** The query as the reader typed it, cut and without surrounding space. */
  readonly text: string
  readonly query: Query
  /** Words of the query that no page has. */
  readonly unknown?: readonly string[]
  /** When the query is what a program wrote. */
  readonly pasted: Pasted | null
  /** Whether it is a message that no page quotes. */
  readonly undocumented: boolean
  /** What the release says in it, if no page quotes that. */
  readonly releaseText: string | null
  /** Every record that answers, the best first. */
  readonly ranked: readonly RankedRecord[]
}

export interface Search {
  /** A query is cut after `longest` characters, and takes from the allowance what it spends. */
  readonly ask: (text: string, longest?: number, allowance?: Allowance) => SearchAnswer
  /** The record of a section; of the start of a page without an anchor. */
  readonly recordAt: (path: string, anchor: string) => SearchRecord | undefined
  readonly symbols: SymbolTable
  readonly vocabulary: Vocabulary
  /** How many records are searched. */
  readonly records: number
  /** Makes ahead what the first search needs, in several turns of the event loop, and keeps it for the next start. */
  readonly warmUp: () => Promise<void>
  /** Resolves when the warm-up has made all of it; null if none is under way. */
  readonly warming: Promise<void> | null
}

type Searched = Pick<Site, 'pages' | 'oldFragments' | 'questions' | 'synonyms' | 'releaseTexts'>

/**
 * The search engine over all pages of a site. The warm-up takes what an earlier start kept, and keeps what it makes
 * itself.
 */
export function createSearch(site: Searched, kept: KeptIndex | null = null): Search {
  const symbols = createSymbolTable(site)
  const records = createRecords(site, symbols)
  const thesaurus = createThesaurus(site.synonyms)
  const tables = createSearchTables(records, thesaurus.words, kept)
  const numbers = numberPages(records)
  const terms = once(() => numbersOfLines(tables.terms()))
  const index = once(() => createRecordIndex(terms(), tables.postings()))
  const texts = once(() => createShortTexts(terms(), tables.lines()))
  const names = once(() => createRecordNames(records))
  const rank = once(() => createRank(records, index(), texts(), names(), numbers))
  const lettersOfPages = once(() => createLetterIndex(tables.lettersOfPages()))
  const lettersOfSections = once(() => createLetterIndex(tables.lettersOfSections()))
  const evidenceFor = once(() =>
    createPageEvidence(records, numbers, index(), lettersOfPages(), lettersOfSections()),
  )
  const messages = once(() => createMessageIndex(records))
  const findReleaseText = once(() => createFindReleaseText(site.releaseTexts))
  const vocabulary = once(() => createVocabulary(tables.vocabulary()))
  const byPlace = once(() => new Map(records.map((record) => [`${record.path}#${record.anchor}`, record])))
  /** Each is short enough for one turn of the event loop when those before it are made. */
  const parts = [
    terms,
    index,
    texts,
    names,
    rank,
    lettersOfPages,
    lettersOfSections,
    evidenceFor,
    messages,
    findReleaseText,
    vocabulary,
    byPlace,
  ]
  let warming: Promise<void> | null = null
  return {
    ask(text, longest = LONGEST_QUERY, allowance) {
      const typed = text.slice(0, longest).toWellFormed().trim()
      const pasted = readPasted(typed.normalize('NFKC').slice(0, longest), messages())
      // The space ends the last word: a message is not being typed.
      const query = readQuery(pasted ? `${pasted.text} ` : text, longest, vocabulary(), thesaurus, allowance)
      const releaseText = findReleaseText()(typed, pasted)
      const ranking = rank()(query, pasted)
      return {
        text: typed,
        query,
        pasted,
        undocumented: releaseText !== null || pasted?.matches.length === 0,
        releaseText,
        ranked: pasted?.isMarked ? orderByScore(ranking.found) : weighPages(query, ranking, evidenceFor()),
      }
    },
    recordAt: (path, anchor) => byPlace().get(`${path}#${anchor}`),
    symbols,
    get vocabulary() {
      return vocabulary()
    },
    records: records.length,
    get warming() {
      return warming
    },
    async warmUp() {
      warming = tables.load().then(() => makeInTurns([...tables.steps(), ...parts]))
      await warming
      warming = null
      await tables.keep()
    },
  }
}

async function makeInTurns(parts: readonly (() => unknown)[]): Promise<void> {
  for (const part of parts) {
    await nextTurn()
    part()
  }
}
