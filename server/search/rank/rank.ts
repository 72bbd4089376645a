import type { RecordIndex } from '../index/record-index.ts'
import type { SearchRecord } from '../index/search-record.ts'
import type { MessageMatch } from '../messages/message-index.ts'
import type { Query } from '../query/query.ts'
import { createClauseScorer } from './clause-scorer.ts'
import type { RecordNames } from './record-names.ts'
import { createRecordScorer } from './record-scorer.ts'

/** Shares of the best score, tuned with `npm run bench:search`. */
const WEIGHT = {
  /** For a title or a heading that is the query; less where it is a part of it. */
  exactTitle: 0.7,
  exactHeading: 0.25,
  /** For a record that documents the symbol asked for. */
  pin: 2,
  /** For a record that quotes the message that was pasted. */
  message: 2.5,
}
/** Records with less than this share of the best score are not answers. */
const LEAST = 0.08

export interface RankedRecord {
  readonly record: SearchRecord
  readonly score: number
}

/** Gives all records that answer a query, the best first. */
export type Rank = (query: Query, messages: readonly MessageMatch[]) => RankedRecord[]

export function createRank(records: readonly SearchRecord[], index: RecordIndex, names: RecordNames): Rank {
  const scoreRecords = createRecordScorer(records, createClauseScorer(index, records.length))

  return ({ clauses, names: asked, key }, messages) => {
    const scores = scoreRecords(clauses)
    const best = scores.reduce((most, score) => Math.max(most, score), 0)
    const add = (id: number, share: number) => {
      scores[id] = (scores[id] ?? 0) + (best || 1) * share
    }
    for (const [id, share] of names.titled(asked)) add(id, share ** 2 * WEIGHT.exactTitle)
    for (const [id, share] of names.headed(asked)) add(id, share ** 2 * WEIGHT.exactHeading)
    for (const id of names.documenting(key)) add(id, WEIGHT.pin)
    for (const [id, share] of sharesOf(messages)) add(id, share * WEIGHT.message)
    const ranked: RankedRecord[] = []
    for (const record of records) {
      const score = scores[record.id] ?? 0
      if (score > 0 && score >= best * LEAST) ranked.push({ record, score })
    }
    return ranked.sort((a, b) => b.score - a.score || a.record.id - b.record.id)
  }
}

/** By id, how well the best of its messages fits, as a share of the best of all. */
function sharesOf(messages: readonly MessageMatch[]): Map<number, number> {
  const shares = new Map<number, number>()
  const best = messages[0]?.score ?? 1
  for (const { ids, score } of messages)
    for (const id of ids) shares.set(id, Math.max(shares.get(id) ?? 0, score / best))
  return shares
}
