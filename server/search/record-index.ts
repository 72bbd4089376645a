import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import { createAnalyser } from './analyse.ts'
import type { SearchRecord } from './search-record.ts'

/** An order of magnitude lies between what a record is called and what it shows in passing. */
const BOOST = { page: 6, heading: 6, names: 3, text: 1.8, parents: 0.6, code: 0.4 }

/** The records that have a term, and how well each answers it. */
export interface Postings {
  readonly records: Uint32Array
  readonly scores: Float32Array
}

export interface RecordIndex {
  readonly postings: (term: string) => Postings
}

/**
 * The library knows how rare a term is in each field, so a common word counts as a rare one in the few headings that have
 * it. This much of its rarity anywhere corrects that; worth 0.012 of MRR@10.
 */
const RARITY = 0.25
const rarity = (matches: number, all: number): number =>
  (Math.log1p(all / matches) / Math.log1p(all)) ** RARITY

const NONE: Postings = { records: new Uint32Array(), scores: new Float32Array() }

const OPTIONS: Options<SearchRecord> = {
  idField: 'index',
  fields: Object.keys(BOOST),
  extractField: (record, field) =>
    field === 'parents' ? record.parents.join(' ') : record[field as keyof SearchRecord],
  tokenize: createAnalyser(),
  processTerm: (term) => term,
  searchOptions: { tokenize: (term) => [term], boost: BOOST },
}

export type InvertedIndex = MiniSearch<SearchRecord>

/** Half a second for the records of 200 pages. */
export function buildIndex(records: readonly SearchRecord[]): InvertedIndex {
  const index = new MiniSearch(OPTIONS)
  index.addAll(records)
  return index
}

/** An index that was kept as JSON, in a fifth of the time; null for what is none. */
export function openIndex(kept: unknown): InvertedIndex | null {
  try {
    return MiniSearch.loadJS(kept as AsPlainObject, OPTIONS)
  } catch {
    return null
  }
}

/**
 * The inverted index. Its library scores one term at a time, and since a term's scores never change they are kept, which
 * takes less room than the index itself; what a query makes of its terms is decided in rank.ts.
 */
export function createRecordIndex(index: InvertedIndex): RecordIndex {
  const known = new Map<string, Postings>()
  return {
    postings(term) {
      let postings = known.get(term)
      if (!postings) {
        const results = index.search(term)
        // Words that no page has are not kept: readers can make up any number of them.
        if (results.length === 0) return NONE
        postings = {
          records: Uint32Array.from(results, ({ id }) => id),
          scores: Float32Array.from(
            results,
            ({ score }) => score * rarity(results.length, index.documentCount),
          ),
        }
        known.set(term, postings)
      }
      return postings
    },
  }
}
