import type { Query } from '../query/query.ts'
import { WEIGHTS } from '../weights.ts'
import type { PageEvidence } from './page-evidence.ts'
import type { RankedRecord, Ranking } from './rank.ts'

/** What a record's place is decided by: its share of the best score, and the evidence for its page. */
export type Features = Readonly<Record<keyof typeof WEIGHTS.order, number>>

export interface WeighedRecord extends RankedRecord {
  readonly features: Features
}

/** Keeps the logarithm of a small share finite. */
const LEAST_SHARE = 0.05

/** Orders an answer again, by records and pages together. */
export function weighPages(query: Query, ranking: Ranking, evidenceFor: PageEvidence): WeighedRecord[] {
  const { ranked } = ranking
  const best = ranked[0]?.score ?? 1
  const evidenceOf = evidenceFor(query, ranking)
  return ranked
    .map(({ record, score }) => {
      const share = score / best
      const features: Features = {
        share,
        logarithm: Math.log(LEAST_SHARE + share),
        short: share / Math.max(1, query.clauses.length),
        ...evidenceOf(record.path),
      }
      return { record, score: weigh(features), features }
    })
    .sort((a, b) => b.score - a.score || a.record.id - b.record.id)
}

const NAMES = Object.keys(WEIGHTS.order) as (keyof Features)[]

/** Above nothing for any record, as all scores are. */
const weigh = (features: Features): number =>
  Math.exp(NAMES.reduce((sum, name) => sum + WEIGHTS.order[name] * features[name], 0))

export const isWeighed = (ranked: RankedRecord): ranked is WeighedRecord => 'features' in ranked
