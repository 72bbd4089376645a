import type { PageNumbers } from '../index/page-numbers.ts'
import type { LineKind } from '../index/page-words.ts'
import type { ShortTexts } from '../index/short-texts.ts'
import type { Clause } from '../query/query.ts'
import { work } from '../text/work.ts'
import { WEIGHTS } from '../weights.ts'
import { createMeans } from './means.ts'
import { raise } from './raise.ts'

export type Likeness = (clauses: readonly Clause[]) => Likenesses

export interface Likenesses {
  /** By record, how much like the query its likest line is, from 0 to 1, weighed by the kind of line. */
  readonly records: ReadonlyMap<number, number>
  /** By page, how much its likest search is. */
  readonly questions: Float32Array
  /** By page, which share of the query a line has, as the mean of the three sections that have the most. */
  readonly shares: Float32Array
}

/** Compares whole lines: a page can have all words of a query without being what the reader asked for. */
export function createLikeness(texts: ShortTexts, pages: PageNumbers): Likeness {
  const sums = new Float32Array(texts.size)
  const best = new Float32Array(texts.size)

  return (clauses) => {
    sums.fill(0)
    let total = 0
    for (const clause of clauses) total += addClause(clause)
    const records = new Map<number, number>()
    const questions = new Float32Array(pages.size)
    const shares = createMeans(pages.size)
    if (total === 0) return { records, questions, shares: shares.means() }
    work.scores += texts.size
    let [last, most] = [0, 0]
    const endRecord = () => shares.add(pages.ofRecords[last] as number, most / total)
    // Lines are in the order of their records.
    for (let at = 0; at < texts.size; at++) {
      const sum = sums[at] as number
      if (sum === 0) continue
      const kind = texts.kinds[at] as LineKind
      const id = texts.records[at] as number
      if (id !== last) {
        endRecord()
        ;[last, most] = [id, 0]
      }
      most = Math.max(most, sum)
      const cosine = sum / (Math.sqrt(total) * (texts.lengths[at] as number))
      const page = pages.ofRecords[id] as number
      if (kind === 'question') raise(questions, page, cosine)
      const likeness = cosine ** WEIGHTS.likePower * WEIGHTS.like[kind]
      if (likeness > (records.get(id) ?? 0)) records.set(id, likeness)
    }
    endRecord()
    return { records, questions, shares: shares.means() }
  }

  /** Adds what each text has of a clause, and gives what the clause weighs. */
  function addClause(clause: Clause): number {
    best.fill(0)
    const [first] = clause
    const weight = Math.max(...(first?.terms ?? []).map(texts.weigh))
    if (!first || !Number.isFinite(weight)) return 0
    for (const { terms, weight: share, all } of clause) {
      const lists = terms.map(texts.having)
      // What may only be meant counts less here than what is written.
      const gain = Math.min(1, share ** 2)
      if (all || terms.length === 1) {
        const [shortest = []] = lists.toSorted((a, b) => a.length - b.length)
        work.scores += shortest.length
        for (const at of shortest)
          if (lists.every((list) => list === shortest || list.includes(at))) raise(best, at, gain)
      } else for (const [at, count] of countIn(lists)) raise(best, at, (gain * count) / terms.length)
    }
    for (let at = 0; at < texts.size; at++) sums[at] = (sums[at] as number) + weight * (best[at] as number)
    return weight
  }
}

/** How many of the lists have each number. */
function countIn(lists: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const list of lists) {
    work.scores += list.length
    for (const at of list) counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return counts
}
