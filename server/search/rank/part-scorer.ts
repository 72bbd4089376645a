import { raise } from './raise.ts'

/** Scores one part of all pages for a query, clause by clause and of each clause the best of its variants (BM25). */
export interface PartScorer {
  readonly startQuery: () => void
  /** Pages that have a term, and how often they have it in this part. */
  readonly addTerm: (pages: Uint32Array, times: Float32Array) => void
  /** A page counts that has as many terms as are wanted. */
  readonly endVariant: (wanted: number, weight: number) => void
  readonly endClause: () => void
  /** By page, its score as a share of the best page's. */
  readonly shares: () => Float32Array
}

const SATURATION = 1.2
const LENGTH = 0.6

export function createPartScorer(lengths: Float32Array): PartScorer {
  const size = lengths.length
  const average = lengths.reduce((sum, length) => sum + length, 0) / size || 1
  const lengthening = lengths.map((length) => SATURATION * (1 - LENGTH + (LENGTH * length) / average))
  const [scores, terms, best, sums] = [
    new Float32Array(size),
    new Uint8Array(size),
    new Float32Array(size),
    new Float32Array(size),
  ]
  return {
    startQuery() {
      sums.fill(0)
    },
    addTerm(pages, times) {
      const having = times.reduce((count, own) => count + (own > 0 ? 1 : 0), 0)
      const rarity = Math.log(1 + (size - having + 0.5) / (having + 0.5))
      for (let at = 0; at < pages.length; at++) {
        const [page, own] = [pages[at] as number, times[at] as number]
        if (own === 0) continue
        terms[page] = (terms[page] as number) + 1
        scores[page] =
          (scores[page] as number) +
          (rarity * (own * (SATURATION + 1))) / (own + (lengthening[page] as number))
      }
    },
    endVariant(wanted, weight) {
      for (let page = 0; page < size; page++)
        if ((terms[page] as number) >= wanted) raise(best, page, (scores[page] as number) * weight)
      scores.fill(0)
      terms.fill(0)
    },
    endClause() {
      for (let page = 0; page < size; page++) sums[page] = (sums[page] as number) + (best[page] as number)
      best.fill(0)
    },
    shares() {
      const most = sums.reduce((greatest, sum) => Math.max(greatest, sum), 0) || 1
      return sums.map((sum) => sum / most)
    },
  }
}
