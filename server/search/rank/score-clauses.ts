import type { Scores, TextIndex } from '../index/text-index.ts'
import type { Clause } from '../query/query.ts'

interface Matches<Id> {
  /** How well each document answers all clauses. */
  readonly scores: Scores<Id>
  /** The share of what the clauses tell that it has: the fewer documents have a clause's words, the more it tells. */
  readonly told: Scores<Id>
}

/** Words weigh together more than they do apart. */
const COVERAGE = 0.8
/** A long query is read as far as this many documents have its words, the rarest words first. */
const MOST_FOUND = 8000

/** The documents that answer any of the clauses, each clause by the best of its variants. */
export function scoreClauses<Id>(clauses: readonly Clause[], index: TextIndex<Id>): Matches<Id> {
  const tellsOf = ([written]: Clause) =>
    Math.log(1 + index.size / (1 + Math.min(...(written?.terms ?? []).map((term) => index.find(term).size))))
  const rarestFirst = clauses
    .map((clause) => ({ clause, tells: tellsOf(clause) }))
    .sort((one, other) => other.tells - one.tells)
  const total = rarestFirst.reduce((sum, { tells }) => sum + tells, 0)
  const scores = new Map<Id, number>()
  const told = new Map<Id, number>()
  let left = MOST_FOUND
  const find = (term: string): Scores<Id> => {
    const found = left < 0 ? new Map() : index.find(term)
    left -= found.size
    return found
  }
  for (const { clause, tells } of rarestFirst) {
    const best = new Map<Id, number>()
    for (const { terms, weight, all } of clause) {
      const found = terms.map(find)
      for (const [id, score] of addUp(found))
        if (!all || found.every((scores) => scores.has(id))) raise(best, id, score * weight)
    }
    for (const [id, score] of best) {
      // MiniSearch weighs rarity field by field: a common word counts as rare in headings when few headings have it.
      add(scores, id, score * Math.sqrt(tells))
      add(told, id, tells / total)
    }
  }
  for (const [id, share] of told) scores.set(id, (scores.get(id) ?? 0) * share ** COVERAGE)
  return { scores, told }
}

export function addUp<Id>(all: readonly Scores<Id>[]): Scores<Id> {
  if (all.length === 1 && all[0]) return all[0]
  const sums = new Map<Id, number>()
  for (const scores of all) for (const [id, score] of scores) add(sums, id, score)
  return sums
}

function add<Id>(sums: Map<Id, number>, id: Id, value: number): void {
  sums.set(id, (sums.get(id) ?? 0) + value)
}

export function raise<Id>(greatest: Map<Id, number>, id: Id, value: number): void {
  if (value > (greatest.get(id) ?? 0)) greatest.set(id, value)
}
