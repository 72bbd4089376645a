import type { PageNumbers } from '../index/page-numbers.ts'
import type { RecordIndex } from '../index/record-index.ts'
import type { SearchRecord } from '../index/search-record.ts'
import type { ShortTexts } from '../index/short-texts.ts'
import type { MessageMatch } from '../messages/message-index.ts'
import type { Pasted } from '../messages/read-pasted.ts'
import type { Query } from '../query/query.ts'
import { partsOf } from '../text/words.ts'
import { WEIGHTS } from '../weights.ts'
import { createClauseRarity } from './clause-rarity.ts'
import { createClauseScorer } from './clause-scorer.ts'
import { leastOf } from './least-of.ts'
import { createLikeness, type Likenesses } from './likeness.ts'
import { createPriors } from './priors.ts'
import { raise } from './raise.ts'
import type { RecordNames } from './record-names.ts'
import { createRecordScorer } from './record-scorer.ts'

/** Records with less than this share of the best score are not answers. */
const LEAST = 0.08
/** More than a site of 300 pages has. Of a site ten times as large a common word would find tens of thousands. */
const MOST = 4000

export interface RankedRecord {
  readonly record: SearchRecord
  readonly score: number
}

export interface Ranking {
  /** All records that answer a query, in no order yet. */
  readonly found: RankedRecord[]
  /** The highest score of these, or 0. */
  readonly best: number
  /** By page, which share of what the clauses tell is in one of its sections. */
  readonly inSection: Float64Array
  readonly lines: Likenesses
}

export type Rank = (query: Query, messages: Pasted | null) => Ranking

export function createRank(
  records: readonly SearchRecord[],
  index: RecordIndex,
  texts: ShortTexts,
  names: RecordNames,
  pages: PageNumbers,
): Rank {
  const likeness = createLikeness(texts, pages)
  const priors = createPriors(records)
  const scoreRecords = createRecordScorer(
    records,
    pages,
    createClauseScorer(index, records.length),
    createClauseRarity(index, records.length),
  )

  return (query, pasted) => {
    const { clauses, names: asked, key } = query
    // A program's message is answered by the pages that quote it.
    const expected = priors(query)
    const prior = pasted?.isMarked ? null : expected
    const { scores, inSection } = scoreRecords(clauses)
    let best = 0
    for (let id = 0; id < scores.length; id++) {
      const score = (scores[id] as number) * (prior?.[id] ?? 1)
      scores[id] = score
      if (score > best) best = score
    }
    const add = (id: number, share: number) => {
      scores[id] = (scores[id] ?? 0) + (best || 1) * share
    }
    for (const [id, share] of names.titled(asked)) add(id, share ** 2 * WEIGHTS.exactTitle)
    for (const [id, share] of names.headed(asked)) add(id, share ** 2 * WEIGHTS.exactHeading)
    const documenting = names.documenting(key)
    for (const id of documenting) add(id, WEIGHTS.pin)
    if (documenting.length === 0 && isStartOfName(query))
      for (const id of names.starting(key)) add(id, WEIGHTS.pinStart)
    const weight = pasted?.isMarked ? WEIGHTS.message : WEIGHTS.messageInProse
    for (const [id, share] of sharesOf(pasted?.matches ?? [], expected)) add(id, share * weight)
    // A message is not compared with lines.
    const lines = likeness(prior ? clauses : [])
    if (prior) addLikeness(lines.records, prior, scores, add)
    const { least, highest } = leastOf(scores, best * LEAST, MOST)
    const found: RankedRecord[] = []
    for (const record of records) {
      const score = scores[record.id] as number
      if (score > 0 && score >= least) found.push({ record, score })
    }
    return { found, best: highest, inSection, lines }
  }

  function addLikeness(
    likes: ReadonlyMap<number, number>,
    prior: Float64Array,
    scores: Float64Array,
    add: (id: number, share: number) => void,
  ): void {
    const likest = new Float64Array(pages.size)
    for (const [id, like] of likes) {
      const share = like * (prior[id] ?? 1)
      raise(likest, pages.ofRecords[id] as number, share)
      add(id, share)
    }
    for (let id = 0; id < scores.length; id++) {
      const share = likest[pages.ofRecords[id] as number] as number
      if (share > 0 && scores[id]) add(id, share * WEIGHTS.likePage)
    }
  }
}

/** Puts the best first. */
export const orderByScore = <Ranked extends RankedRecord>(records: Ranked[]): Ranked[] =>
  records.sort((a, b) => b.score - a.score || a.record.id - b.record.id)

/** Whether it may be the start of a name: only compounds are so unlike words that they can be nothing else. */
const isStartOfName = ({ words: [word = '', ...others] }: Query): boolean =>
  others.length === 0 && partsOf(word).length > 1

/**
 * By id, how well the best of its messages fits, as a share of the best of all. Of several records that quote the same
 * message, the ones that are expected less (a page about one tool) count less.
 */
function sharesOf(messages: readonly MessageMatch[], expected: Float64Array): Map<number, number> {
  const shares = new Map<number, number>()
  const best = messages[0]?.score ?? 1
  const factorOf = (id: number) => Math.min(1, expected[id] ?? 1)
  for (const { ids, score } of messages) {
    const most = Math.max(...ids.map(factorOf))
    for (const id of ids)
      shares.set(id, Math.max(shares.get(id) ?? 0, (score / best) * (factorOf(id) / most)))
  }
  return shares
}
