import MiniSearch, { type BM25Params } from 'minisearch'

/** Documents, and how well each answers. */
export type Scores<Id> = ReadonlyMap<Id, number>

export interface TextIndex<Id> {
  readonly size: number
  /** The documents that have a term. */
  readonly find: (term: string) => Scores<Id>
}

/** The scores of terms that so many documents have are what a query costs, so they are kept once they were asked for. */
const COMMON = 20

/**
 * Indexes the fields of documents, one document between two steps. MiniSearch scores one term (BM25+ over boosted fields);
 * how the terms of a query add up is decided in rank/, which knows synonyms from other words.
 */
export function* indexTexts<Document extends { readonly id: unknown }>(
  documents: readonly Document[],
  boost: Readonly<Record<string, number>>,
  tokenize: (text: string, field?: string) => string[],
  bm25?: BM25Params,
): Generator<void, TextIndex<Document['id']>> {
  const index = new MiniSearch<Document>({
    fields: Object.keys(boost),
    tokenize,
    processTerm: (term) => term,
    searchOptions: { boost, ...(bm25 && { bm25 }), tokenize: (term) => [term] },
  })
  for (const document of documents) {
    index.add(document)
    yield
  }
  const common = new Map<string, Scores<Document['id']>>()
  return {
    size: documents.length,
    find(term) {
      const known = common.get(term)
      if (known) return known
      const found = new Map(index.search(term).map(({ id, score }) => [id, score]))
      if (found.size >= COMMON) common.set(term, found)
      return found
    },
  }
}
