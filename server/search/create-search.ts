import { LONGEST_QUERY } from '#client/model/search-results.ts'
import type { Site } from '../site/site.ts'
import { createRecords, messageRowsOf } from './index/create-records.ts'
import type { SearchRecord } from './index/search-record.ts'
import { indexWords, type Vocabulary } from './index/vocabulary.ts'
import { createReadPasted, type Pasted } from './messages/read-pasted.ts'
import type { Query } from './query/query.ts'
import { type Allowance, readQuery } from './query/read-query.ts'
import { createThesaurus } from './query/thesaurus.ts'
import { collectEvidence } from './rank/evidence.ts'
import { createNamedRecords } from './rank/named-records.ts'
import { type RankedRecord, rank } from './rank/rank.ts'
import { createSymbolTable, type SymbolTable } from './symbols/symbol-table.ts'

export interface SearchAnswer {
  /** The query as the reader typed it, cut and without surrounding space. */
  readonly text: string
  readonly query: Query
  /** When the query is what a program wrote. */
  readonly pasted: Pasted | null
  /** Set if it is a message that no page quotes. */
  readonly undocumented: boolean
  /** Set if no section has all words of a short query. */
  readonly isPartial: boolean
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
  /** Builds the index in turns of the event loop; the first search would otherwise build it in one. */
  readonly warmUp: (nextTurn: () => Promise<void>) => Promise<void>
  /** Resolves when the warm-up is done; null if none is under way. */
  readonly warming: Promise<void> | null
}

type Searched = Pick<Site, 'pages' | 'kinds' | 'oldFragments' | 'questions' | 'synonyms' | 'newerNames'>

/** Of longer queries, hardly any section has all words. */
const SHORT = 5
const ALL = 0.999
/** How long the index is built in one turn of the event loop, until others get theirs. */
const TURN_MS = 4

/** The search engine over all pages of a site. */
export function createSearch(site: Searched): Search {
  const symbols = createSymbolTable(site)
  const records = createRecords(site, symbols)
  const building = build(site, records)
  let built: Engine | undefined
  /** Builds for so long, or to the end. */
  const engine = (ms = Number.POSITIVE_INFINITY): Engine => {
    const end = performance.now() + ms
    while (!built && performance.now() < end) built = building.next().value || undefined
    return built as Engine
  }
  let warming: Promise<void> | null = null
  return {
    ask: (...asked) => engine().ask(...asked),
    // Sections come before names of newer releases that lead to them.
    recordAt: (path, anchor) => records.find((record) => record.path === path && record.anchor === anchor),
    symbols,
    get vocabulary() {
      return engine().vocabulary
    },
    records: records.length,
    get warming() {
      return warming
    },
    async warmUp(nextTurn) {
      warming = (async () => {
        do await nextTurn()
        while (!engine(TURN_MS))
      })()
      await warming
      warming = null
    },
  }
}

type Engine = Pick<Search, 'ask' | 'vocabulary'>

function* build(site: Searched, records: readonly SearchRecord[]): Generator<void, Engine> {
  const thesaurus = createThesaurus(site.synonyms)
  const synonyms = site.synonyms.flatMap(({ from, to }) => [...from, ...to])
  yield
  const score = yield* collectEvidence(records)
  const vocabulary = yield* indexWords(records, synonyms)
  const named = createNamedRecords(records)
  yield
  const readPasted = createReadPasted(records, records.flatMap(messageRowsOf))
  return {
    vocabulary,
    ask(text, longest = LONGEST_QUERY, allowance) {
      const typed = text.slice(0, longest).toWellFormed().trim()
      const pasted = readPasted(typed.normalize('NFKC').slice(0, longest))
      // The space ends the last word: a message is not being typed.
      const query = readQuery(pasted ? `${pasted.text} ` : text, longest, vocabulary, thesaurus, allowance)
      const scored = score(query)
      // A message may have a name in it.
      const ranked = rank(records, scored, pasted?.isExact ? new Map() : named(typed, query), pasted)
      return {
        text: typed,
        query,
        pasted,
        undocumented: pasted?.matches.length === 0,
        isPartial:
          !pasted &&
          query.clauses.length <= SHORT &&
          query.unknown.length + query.corrected.length === 0 &&
          ranked[0]?.evidence.named === 0 &&
          scored.told < ALL,
        ranked,
      }
    },
  }
}
