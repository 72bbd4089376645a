import { LONGEST_QUERY } from '#client/model/search-results.ts'
import type { JsonCache } from '../cache/json-cache.ts'
import type { Site } from '../site/site.ts'
import { createRecords } from './index/create-records.ts'
import { buildIndex, createRecordIndex, type InvertedIndex, openIndex } from './index/record-index.ts'
import type { SearchRecord } from './index/search-record.ts'
import { createShortTexts } from './index/short-texts.ts'
import { createVocabulary, type Vocabulary } from './index/vocabulary.ts'
import { createMessageIndex } from './messages/message-index.ts'
import { type Pasted, readPasted } from './messages/read-pasted.ts'
import { createFindReleaseText } from './messages/release-text.ts'
import type { Query } from './query/query.ts'
import { readQuery } from './query/read-query.ts'
import { createThesaurus } from './query/thesaurus.ts'
import { createPageEvidence } from './rank/page-evidence.ts'
import { createRank, type RankedRecord } from './rank/rank.ts'
import { createRecordNames } from './rank/record-names.ts'
import { weighPages } from './rank/weigh-pages.ts'
import { createSymbolTable, type SymbolTable } from './symbols/symbol-table.ts'

export interface SearchAnswer {
  /** The query as the reader typed it, cut and without surrounding space. */
  readonly text: string
  readonly query: Query
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
  /** A query is cut after `longest` characters. */
  readonly ask: (text: string, longest?: number) => SearchAnswer
  /** The record of a section; of the start of a page without an anchor. */
  readonly recordAt: (path: string, anchor: string) => SearchRecord | undefined
  readonly symbols: SymbolTable
  readonly vocabulary: Vocabulary
  /** How many records are searched. */
  readonly records: number
}

type Searched = Pick<Site, 'pages' | 'questions' | 'synonyms' | 'releaseTexts'>

/** The search engine over all pages of a site. */
export function createSearch(site: Searched): Search {
  const parts = prepare(site)
  return assemble(site, parts, buildIndex(parts.records))
}

/** The same with the index that an earlier start kept for exactly these records; otherwise it is built and kept now. */
export async function loadSearch(site: Searched, cache: JsonCache): Promise<Search> {
  const parts = prepare(site)
  const source = JSON.stringify(parts.records)
  const kept = openIndex(await cache.get(source))
  const index = kept ?? buildIndex(parts.records)
  if (!kept) await cache.set(source, index)
  return assemble(site, parts, index)
}

interface Parts {
  readonly symbols: SymbolTable
  readonly records: readonly SearchRecord[]
}

function prepare(site: Searched): Parts {
  const symbols = createSymbolTable(site.pages)
  return { symbols, records: createRecords(site, symbols) }
}

export function assemble(
  { synonyms, releaseTexts }: Searched,
  { symbols, records }: Parts,
  index: InvertedIndex,
): Search {
  const rank = createRank(
    records,
    createRecordIndex(index),
    createShortTexts(records),
    createRecordNames(records),
  )
  const evidenceFor = createPageEvidence(records)
  const thesaurus = createThesaurus(synonyms)
  const byPlace = new Map(records.map((record) => [`${record.path}#${record.anchor}`, record]))
  const messages = createMessageIndex(records)
  const findReleaseText = createFindReleaseText(releaseTexts)
  const vocabulary = createVocabulary(records, thesaurus.words)
  return {
    ask(text, longest = LONGEST_QUERY) {
      const typed = text.slice(0, longest).toWellFormed().trim()
      const pasted = readPasted(typed.normalize('NFKC').slice(0, longest), messages)
      // The space ends the last word: a message is not being typed.
      const query = readQuery(pasted ? `${pasted.text} ` : text, longest, vocabulary, thesaurus)
      const releaseText = findReleaseText(typed, pasted)
      const ranked = rank(query, pasted)
      return {
        text: typed,
        query,
        pasted,
        undocumented: releaseText !== null || pasted?.matches.length === 0,
        releaseText,
        ranked: pasted?.isMarked ? ranked : weighPages(query, ranked, evidenceFor),
      }
    },
    recordAt: (path, anchor) => byPlace.get(`${path}#${anchor}`),
    symbols,
    vocabulary,
    records: records.length,
  }
}
