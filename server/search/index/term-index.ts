import MiniSearch from 'minisearch'
import { createAnalyzer } from '../text/analyzer.ts'

/** The documents that have a term, by number, and how well each answers it. */
export interface Postings {
  readonly ids: Uint32Array
  readonly scores: Float32Array
}

export interface TermIndex {
  /** How many documents there are. */
  readonly size: number
  /** How many documents have a term. */
  readonly count: (term: string) => number
  readonly lookUp: (term: string) => Postings
}

/**
 * How rare a term is, is weighed field by field, so a common word counts as rare in headings when few headings have it.
 * A share of its rarity in all fields corrects that.
 */
const RARITY = 0.25
/** Of terms that so many documents have, the scores are made in advance: they are what a query of common words costs. */
const COMMON = 20

/**
 * Indexes documents that are known by their numbers, one between two steps. MiniSearch scores one term (BM25+ over
 * boosted fields); how the terms of a query add up is decided in rank/, which knows synonyms from other words.
 */
export function* indexTerms<Field extends string>(
  size: number,
  boost: Readonly<Record<Field, number>>,
  textOf: (id: number, field: Field) => string,
): Generator<void, TermIndex> {
  const analyze = createAnalyzer()
  const counts = new Map<string, number>()
  /** The terms of the document that is being added. */
  const own = new Set<string>()
  const index = new MiniSearch<{ id: number }>({
    fields: Object.keys(boost),
    extractField: ({ id }, field) => (field === 'id' ? id : textOf(id, field as Field)) as string,
    tokenize(text) {
      const terms = analyze(text)
      for (const term of terms) own.add(term)
      return terms
    },
    processTerm: (term) => term,
  })
  for (let id = 0; id < size; id++) {
    own.clear()
    index.add({ id })
    for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1)
    yield
  }
  const options = { boost, tokenize: (term: string) => [term] }
  const scoreTerm = (term: string): Postings => {
    const found = index.search(term, options)
    const rarity = (Math.log1p(size / found.length) / Math.log1p(size)) ** RARITY
    return {
      ids: Uint32Array.from(found, ({ id }) => id),
      scores: Float32Array.from(found, ({ score }) => score * rarity),
    }
  }
  const common = new Map<string, Postings>()
  for (const [term, count] of counts) {
    if (count < COMMON) continue
    common.set(term, scoreTerm(term))
    yield
  }
  return {
    size,
    count: (term) => counts.get(term) ?? 0,
    lookUp: (term) => common.get(term) ?? scoreTerm(term),
  }
}
