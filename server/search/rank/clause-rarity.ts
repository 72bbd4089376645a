import type { RecordIndex } from '../index/record-index.ts'
import type { Clause } from '../query/query.ts'

/** How much a clause tells: the fewer records have it as it is written, the more. */
export type ClauseRarity = (clause: Clause) => number

export const createClauseRarity =
  (index: RecordIndex, size: number): ClauseRarity =>
  ([written]) =>
    Math.log(
      1 + size / (1 + Math.min(...(written?.terms ?? []).map((term) => index.postings(term).ids.length))),
    )
