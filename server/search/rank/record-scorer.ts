import type { PageNumbers } from '../index/page-numbers.ts'
import type { SearchRecord } from '../index/search-record.ts'
import type { Clause } from '../query/query.ts'
import { WEIGHTS } from '../weights.ts'
import type { ClauseRarity } from './clause-rarity.ts'
import type { ClauseScorer, ClauseScores } from './clause-scorer.ts'
import { speakingRecords } from './priors.ts'
import { raise } from './raise.ts'

export type RecordScorer = (clauses: readonly Clause[]) => RecordScores

export interface RecordScores {
  /** Each record's own score and its page's, by the share of the clauses that they answer. */
  readonly scores: Float64Array
  /** By page, which share of what the clauses tell is in one of its sections. */
  readonly inSection: Float64Array
}

export function createRecordScorer(
  records: readonly SearchRecord[],
  { size: pageCount, ofRecords: pageOf }: PageNumbers,
  scoreClause: ClauseScorer,
  rarityOf: ClauseRarity,
): RecordScorer {
  const speaks = speakingRecords(records)
  const leads = Float64Array.from(records, ({ anchor }) => (anchor === '' ? WEIGHTS.lead : 1))

  return (clauses) => {
    const own = createScores(records.length)
    const pages = createScores(pageCount)
    let total = 0
    for (const clause of clauses) {
      const rarity = rarityOf(clause)
      total += rarity
      addClause(scoreClause(clause), rarity, own, pages)
    }
    const coverage = Array.from({ length: clauses.length + 1 }, (_, count) =>
      count === 0 ? 0 : (count / clauses.length) ** WEIGHTS.coverage,
    )
    const covered = (count = 0) => coverage[count] ?? 0
    const scores = own.sums.map((score, id) => {
      if (score === 0) return 0
      const page = pageOf[id] ?? 0
      const ownPart = (leads[id] ?? 1) * score * covered(own.answered[id])
      return ownPart + WEIGHTS.page * (pages.sums[page] ?? 0) * covered(pages.answered[page])
    })
    const inSection = new Float64Array(pageCount)
    for (let id = 0; id < own.told.length; id++)
      if (speaks[id] === 1) raise(inSection, pageOf[id] as number, (own.told[id] as number) / (total || 1))
    return { scores, inSection }
  }

  /** A page counts by the best of its records. */
  function addClause({ scores, weights }: ClauseScores, rarity: number, own: Scores, pages: Scores): void {
    const bestInPage = new Float32Array(pageCount)
    for (let id = 0; id < scores.length; id++) {
      const score = scores[id] as number
      if (score === 0) continue
      add(own, id, score)
      own.told[id] = (own.told[id] as number) + (weights[id] as number) * rarity
      if (speaks[id] === 1) raise(bestInPage, pageOf[id] as number, score)
    }
    for (let page = 0; page < pageCount; page++) add(pages, page, bestInPage[page] as number)
  }
}

/** Of records or of pages: the sum of what clauses gave, how many gave something, and how much these tell. */
interface Scores {
  readonly sums: Float64Array
  readonly answered: Uint8Array
  readonly told: Float64Array
}

const createScores = (size: number): Scores => ({
  sums: new Float64Array(size),
  answered: new Uint8Array(size),
  told: new Float64Array(size),
})

function add({ sums, answered }: Scores, at: number, score: number): void {
  if (score === 0) return
  sums[at] = (sums[at] ?? 0) + score
  answered[at] = (answered[at] ?? 0) + 1
}
