import type { SearchRecord } from '../index/search-record.ts'
import type { RankedRecord } from '../rank/rank.ts'

/** A place of the list: the best section of a page, and those of the same page that come next. */
export interface FoldedPage {
  readonly record: SearchRecord
  readonly more: readonly SearchRecord[]
}

const MOST_FOLDED = 2

/**
 * One place a page, with its best sections folded below the first. What else it has comes in further rounds, after every
 * other page had its turn: none is lost, and no page fills the top of the list.
 */
export function foldPages(ranked: readonly Pick<RankedRecord, 'record'>[]): FoldedPage[] {
  const rounds: { record: SearchRecord; more: SearchRecord[] }[][] = []
  const seen = new Map<string, number>()
  const open = new Map<string, SearchRecord[]>()
  for (const { record } of ranked) {
    const count = seen.get(record.path) ?? 0
    seen.set(record.path, count + 1)
    const round = Math.floor(count / (MOST_FOLDED + 1))
    if (count % (MOST_FOLDED + 1) !== 0) {
      open.get(record.path)?.push(record)
      continue
    }
    const more: SearchRecord[] = []
    open.set(record.path, more)
    rounds[round] ??= []
    rounds[round].push({ record, more })
  }
  return rounds.flat()
}
