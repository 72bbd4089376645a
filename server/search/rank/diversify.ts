import type { RankedRecord } from './rank.ts'

/** This many records of a page may come before those of pages that rank lower. */
const IN_A_ROUND = 3

/** The same records in rounds: at most three of a page in each, so that one long page does not hide the others. */
export function diversify(ranked: readonly RankedRecord[]): RankedRecord[] {
  const seen = new Map<string, number>()
  const rounds: RankedRecord[][] = []
  for (const one of ranked) {
    const count = seen.get(one.record.path) ?? 0
    seen.set(one.record.path, count + 1)
    const round = Math.floor(count / IN_A_ROUND)
    rounds[round] ??= []
    rounds[round].push(one)
  }
  return rounds.flat()
}
