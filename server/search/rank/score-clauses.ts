import type { Postings, TermIndex } from '../index/term-index.ts'
import type { Clause } from '../query/query.ts'
import { work } from '../text/work.ts'

/** A long query is read as far as this many documents have its words, the rarest words first. */
const MOST_POSTINGS = 12_000
/** Words weigh together more than they do apart. */
const COVERAGE = 0.8

/** By clause, how well each document answers it: by the best of the clause's variants. */
export function scoreClauses(clauses: readonly Clause[], index: TermIndex): Float32Array[] {
  const postings = lookUpAll(clauses, index)
  const sums = new Float32Array(index.size)
  const found = new Uint8Array(index.size)
  return clauses.map((clause) => {
    const best = new Float32Array(index.size)
    for (const { terms, weight, all } of clause) {
      const wanted = all ? terms.length : 1
      const lists = terms.map((term) => postings.get(term) ?? NONE)
      for (const { ids, scores } of lists)
        for (let at = 0; at < ids.length; at++) {
          const id = ids[at] as number
          sums[id] = (sums[id] as number) + (scores[at] as number) * weight
          found[id] = (found[id] as number) + 1
        }
      // Sums are read and taken away again, whatever the other documents are.
      for (const { ids } of lists)
        for (let at = 0; at < ids.length; at++) {
          const id = ids[at] as number
          if ((found[id] as number) >= wanted && (sums[id] as number) > (best[id] as number))
            best[id] = sums[id] as number
          sums[id] = 0
          found[id] = 0
        }
    }
    return best
  })
}

const NONE: Postings = { ids: new Uint32Array(), scores: new Float32Array() }

function lookUpAll(clauses: readonly Clause[], { count, lookUp }: TermIndex): ReadonlyMap<string, Postings> {
  const terms = new Set(clauses.flatMap((clause) => clause.flatMap((variant) => variant.terms)))
  const found = new Map<string, Postings>()
  let left = MOST_POSTINGS
  for (const term of [...terms].sort((one, other) => count(one) - count(other))) {
    left -= count(term)
    if (left < 0 && found.size > 0) break
    work.scores += count(term)
    found.set(term, lookUp(term))
  }
  return found
}

/** Scores of documents over all clauses: the sum, less where some are missing. */
export function addUp(clauses: readonly Float32Array[], size: number): Float32Array {
  const sums = new Float32Array(size)
  const answered = new Uint8Array(size)
  for (const scores of clauses)
    for (let id = 0; id < size; id++) {
      if (scores[id] === 0) continue
      sums[id] = (sums[id] as number) + (scores[id] as number)
      answered[id] = (answered[id] as number) + 1
    }
  return sums.map((sum, id) =>
    sum === 0 ? 0 : sum * ((answered[id] as number) / clauses.length) ** COVERAGE,
  )
}

/** By page, the greatest of what its records have. */
export function greatestByPage(
  values: Float32Array,
  pageOf: ArrayLike<number>,
  pages: number,
  counts: (id: number) => boolean = () => true,
): Float32Array {
  const greatest = new Float32Array(pages)
  for (let id = 0; id < values.length; id++) {
    const page = pageOf[id] as number
    const value = values[id] as number
    if (value > (greatest[page] as number) && counts(id)) greatest[page] = value
  }
  return greatest
}
