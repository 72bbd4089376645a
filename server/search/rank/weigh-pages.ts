import type { Query } from '../query/query.ts'
import { WEIGHTS } from '../weights.ts'
import type { Evidence, PageEvidence } from './page-evidence.ts'
import { orderByScore, type RankedRecord, type Ranking } from './rank.ts'

/** Its share of the best score, the logarithm of that, and how much of it there is for each clause. */
interface Shares {
  readonly share: number
  readonly logarithm: number
  readonly short: number
}

/** What a record's place is decided by. */
export type Features = Shares & Evidence

export interface WeighedRecord extends RankedRecord {
  readonly shares: Shares
  readonly page: WeighedPage
}

/** What all records of a page have in common. */
interface WeighedPage {
  readonly evidence: Evidence
  readonly weight: number
}

/** Keeps the logarithm of a small share finite. */
const LEAST_SHARE = 0.05

/** Orders an answer again, by records and pages together. */
export function weighPages(query: Query, ranking: Ranking, evidenceFor: PageEvidence): WeighedRecord[] {
  const evidenceOf = evidenceFor.read(query, ranking)
  const { ofRecords, size } = evidenceFor.pages
  const pages: (WeighedPage | undefined)[] = Array(size).fill(undefined)
  const weighed = ranking.found.map(({ record, score }): WeighedRecord => {
    const number = ofRecords[record.id] as number
    let page = pages[number]
    if (!page) {
      const evidence = evidenceOf(number)
      page = { evidence, weight: weigh(evidence, PAGE_WEIGHTS) }
      pages[number] = page
    }
    const share = score / ranking.best
    const shares: Shares = {
      share,
      logarithm: Math.log(LEAST_SHARE + share),
      short: share / Math.max(1, query.clauses.length),
    }
    // Above nothing for any record, as all scores are.
    return { record, score: Math.exp(weigh(shares, SHARE_WEIGHTS) + page.weight), shares, page }
  })
  return orderByScore(weighed)
}

const { share, logarithm, short, ...ofPages } = WEIGHTS.order
const SHARE_WEIGHTS = entriesOf({ share, logarithm, short } satisfies Shares)
const PAGE_WEIGHTS = entriesOf(ofPages satisfies Evidence)

function entriesOf<Of extends object>(weights: Of): (readonly [keyof Of, number])[] {
  return Object.entries(weights) as [keyof Of & string, number][]
}

function weigh<Of extends Readonly<Record<keyof Of, number>>>(
  features: Of,
  weights: readonly (readonly [keyof Of, number])[],
): number {
  let sum = 0
  for (const [name, weight] of weights) sum += weight * features[name]
  return sum
}

export const isWeighed = (ranked: RankedRecord): ranked is WeighedRecord => 'shares' in ranked

export const featuresOf = ({ shares, page }: WeighedRecord): Features => ({ ...shares, ...page.evidence })
