import type { Alternative, QueryUnit } from './read-query.ts'
import type { RecordIndex } from './record-index.ts'

/** How well each record answers a part of a query: by the best of the part's alternatives. */
export function scoreUnit(unit: QueryUnit, index: RecordIndex, size: number): Float32Array {
  const best = new Float32Array(size)
  for (const alternative of unit) {
    const scores = scoreAlternative(alternative, index, size)
    for (let at = 0; at < size; at++) {
      const score = (scores[at] ?? 0) * alternative.weight
      if (score > (best[at] ?? 0)) best[at] = score
    }
  }
  return best
}

function scoreAlternative({ terms, all }: Alternative, index: RecordIndex, size: number): Float32Array {
  const sum = new Float32Array(size)
  const found = new Uint8Array(size)
  for (const term of terms) {
    const { records, scores } = index.postings(term)
    for (let at = 0; at < records.length; at++) {
      const record = records[at] ?? 0
      sum[record] = (sum[record] ?? 0) + (scores[at] ?? 0)
      found[record] = (found[record] ?? 0) + 1
    }
  }
  if (all && terms.length > 1)
    for (let record = 0; record < size; record++) if ((found[record] ?? 0) < terms.length) sum[record] = 0
  return sum
}
