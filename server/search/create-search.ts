import { LONGEST_QUERY } from '#client/model/search-results.ts'
import type { JsonCache } from '../json-cache.ts'
import type { Site } from '../site/site.ts'
import { createRecords } from './create-records.ts'
import { createRank, type RankedRecord } from './rank.ts'
import { type Query, readQuery } from './read-query.ts'
import { buildIndex, createRecordIndex, type InvertedIndex, openIndex } from './record-index.ts'
import { createRecordNames } from './record-names.ts'
import type { SearchRecord } from './search-record.ts'
import { createSymbolTable, type SymbolTable } from './symbol-table.ts'
import { takeTurns } from './take-turns.ts'
import { createThesaurus } from './thesaurus.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

export interface SearchAnswer {
  /** The query as it was read: cut and without surrounding space. */
  readonly text: string
  readonly query: Query
  /** Every record that answers, the best first, pages taking turns. */
  readonly ranked: readonly RankedRecord[]
}

export interface Search {
  readonly ask: (text: string) => SearchAnswer
  readonly symbols: SymbolTable
  readonly vocabulary: Vocabulary
  /** How many there are. */
  readonly records: number
}

type Searched = Pick<Site, 'pages' | 'synonyms'>

/** The search engine over all pages of a site. */
export function createSearch(site: Searched): Search {
  const parts = prepare(site)
  return assemble(site, parts, buildIndex(parts.records))
}

/** The same with the index that was kept for just these records, or that is built and kept now. */
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

function prepare({ pages }: Searched): Parts {
  const symbols = createSymbolTable(pages)
  return { symbols, records: createRecords(pages, symbols) }
}

function assemble({ synonyms }: Searched, { symbols, records }: Parts, index: InvertedIndex): Search {
  const rank = createRank(records, createRecordIndex(index), createRecordNames(records))
  const thesaurus = createThesaurus(synonyms)
  const vocabulary = createVocabulary(records, thesaurus.words)
  return {
    ask(text) {
      const cut = text.slice(0, LONGEST_QUERY).toWellFormed()
      const query = readQuery(cut, vocabulary, thesaurus)
      return { text: cut.trim(), query, ranked: takeTurns(rank(query)) }
    },
    symbols,
    vocabulary,
    records: records.length,
  }
}
