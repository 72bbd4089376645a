import type { ShortTexts } from '../index/short-texts.ts'
import type { Clause } from '../query/query.ts'
import { work } from '../text/work.ts'
import { WEIGHTS } from '../weights.ts'

/** By record, how much like the query its likest short text is, from 0 to 1, weighed by the kind of text. */
export type Likeness = (clauses: readonly Clause[]) => Map<number, number>

/** Compares whole lines: a page can have all words of a query without being what the reader asked for. */
export function createLikeness(texts: ShortTexts): Likeness {
  const sums = new Float32Array(texts.size)
  const best = new Float32Array(texts.size)

  return (clauses) => {
    sums.fill(0)
    let total = 0
    for (const clause of clauses) total += addClause(clause)
    const found = new Map<number, number>()
    if (total === 0) return found
    work.scores += texts.size
    for (let at = 0; at < texts.size; at++) {
      const sum = sums[at] as number
      if (sum === 0) continue
      const kind = texts.kinds[at] as keyof typeof WEIGHTS.like
      const likeness =
        (sum / (Math.sqrt(total) * (texts.lengths[at] as number))) ** WEIGHTS.likePower * WEIGHTS.like[kind]
      const id = texts.records[at] as number
      if (likeness > (found.get(id) ?? 0)) found.set(id, likeness)
    }
    return found
  }

  /** Adds what each text has of a clause, and gives what the clause weighs. */
  function addClause(clause: Clause): number {
    best.fill(0)
    const [first] = clause
    const weight = Math.max(...(first?.terms ?? []).map(texts.weigh))
    if (!first || !Number.isFinite(weight)) return 0
    for (const { terms, weight: share, all } of clause) {
      const lists = terms.map(texts.having)
      const [shortest = []] = lists.toSorted((a, b) => a.length - b.length)
      const ids =
        all && terms.length > 1
          ? shortest.filter((at) => lists.every((list) => list.includes(at)))
          : lists.flat()
      work.scores += ids.length
      for (const at of ids) {
        // What may only be meant counts less here than what is written.
        const gain = Math.min(1, share ** 2)
        if (gain > (best[at] as number)) best[at] = gain
      }
    }
    for (let at = 0; at < texts.size; at++) sums[at] = (sums[at] as number) + weight * (best[at] as number)
    return weight
  }
}
