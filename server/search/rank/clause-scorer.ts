import type { RecordIndex } from '../index/record-index.ts'
import type { Clause, Variant } from '../query/query.ts'
import { work } from '../text/work.ts'
import { raise } from './raise.ts'

/** How well each record answers a clause: by the best of its variants. The next call overwrites the answer. */
export type ClauseScorer = (clause: Clause) => ClauseScores

export interface ClauseScores {
  readonly scores: Float32Array
  /** By record, the weight of the likeliest variant that it has, 1 at most. */
  readonly weights: Float32Array
}

export function createClauseScorer(index: RecordIndex, size: number): ClauseScorer {
  const best = new Float32Array(size)
  const weights = new Float32Array(size)
  const sums = new Float32Array(size)
  const found = new Uint8Array(size)

  return (clause) => {
    best.fill(0)
    weights.fill(0)
    for (const variant of clause) addVariant(variant)
    return { scores: best, weights }
  }

  function addVariant(variant: Variant): void {
    const [term = '', ...others] = variant.terms
    if (others.length === 0) addTerm(term, variant.weight)
    else addTerms(variant)
  }

  function addTerm(term: string, weight: number): void {
    const { ids, scores } = index.postings(term)
    const most = Math.min(1, weight)
    work.scores += ids.length
    for (let at = 0; at < ids.length; at++) {
      // Ids are places in the list of records, and both arrays of the postings are as long.
      const id = ids[at] as number
      raise(best, id, (scores[at] as number) * weight)
      raise(weights, id, most)
    }
  }

  function addTerms({ terms, weight, all }: Variant): void {
    sums.fill(0)
    found.fill(0)
    const wanted = all ? terms.length : 1
    work.scores += size
    for (const term of terms) {
      const { ids, scores } = index.postings(term)
      work.scores += ids.length
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at] as number
        sums[id] = (sums[id] as number) + (scores[at] as number)
        found[id] = (found[id] as number) + 1
      }
    }
    for (let id = 0; id < size; id++) {
      const count = found[id] as number
      if (count < wanted) continue
      raise(best, id, (sums[id] as number) * weight)
      // A record with one of two words has half of what they tell.
      raise(weights, id, (Math.min(1, weight) * count) / terms.length)
    }
  }
}
