import { LONGEST_QUERY } from '#client/model/search-results.ts'
import type { Site } from '../site/site.ts'
import { createRecords } from './create-records.ts'
import { createRank, type RankedRecord } from './rank.ts'
import { type Query, readQuery } from './read-query.ts'
import { createRecordIndex } from './record-index.ts'
import { createRecordNames } from './record-names.ts'
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

/** The search engine over all pages of a site. */
export function createSearch({ pages, synonyms }: Pick<Site, 'pages' | 'synonyms'>): Search {
  const symbols = createSymbolTable(pages)
  const records = createRecords(pages, symbols)
  const rank = createRank(records, createRecordIndex(records), createRecordNames(records))
  const thesaurus = createThesaurus(synonyms)
  let vocabulary: Vocabulary | undefined
  /** Made for the first query, which the process asks itself once its port is open: 0.15 s less until then. */
  const knownWords = () => {
    vocabulary ??= createVocabulary(records, thesaurus.words)
    return vocabulary
  }
  return {
    ask(text) {
      const cut = text.slice(0, LONGEST_QUERY).toWellFormed()
      const query = readQuery(cut, knownWords(), thesaurus)
      return { text: cut.trim(), query, ranked: takeTurns(rank(query)) }
    },
    symbols,
    get vocabulary() {
      return knownWords()
    },
    records: records.length,
  }
}
