import type { Query, QueryUnit } from './read-query.ts'
import type { RecordIndex } from './record-index.ts'
import type { RecordNames } from './record-names.ts'
import { scoreUnit } from './score-units.ts'
import type { SearchRecord } from './search-record.ts'

/** What the layers over the inverted index are worth; tuned with `npm run bench:search`. */
const WEIGHT = {
  /** Of the best answers anywhere in the page, beside those of the record itself. */
  page: 0.65,
  lead: 1.8,
  coverage: 0.5,
  /** Of the best score, for a title or a heading that is the query; less where it is a part of it. */
  exactTitle: 0.7,
  exactHeading: 0.25,
  /** For a record that documents the symbol asked for. */
  pin: 2,
}
/** Records that answer less than this share of the best are no answers. */
const LEAST = 0.08

export interface RankedRecord {
  readonly record: SearchRecord
  readonly score: number
}

/** Gives all records that answer a query, the best first. */
export type Rank = (query: Query) => RankedRecord[]

export function createRank(records: readonly SearchRecord[], index: RecordIndex, names: RecordNames): Rank {
  const paths = [...new Set(records.map(({ path }) => path))]
  const numbers = new Map(paths.map((path, at) => [path, at]))
  const pageOf = Uint32Array.from(records, ({ path }) => numbers.get(path) ?? 0)

  return (query) => {
    const scores = scoreRecords(query.units, records, index, { of: pageOf, count: paths.length })
    const best = scores.reduce((most, score) => Math.max(most, score), 0)
    const add = (at: number, share: number) => {
      scores[at] = (scores[at] ?? 0) + (best || 1) * share
    }
    for (const [at, share] of names.titled(query.names)) add(at, share ** 2 * WEIGHT.exactTitle)
    for (const [at, share] of names.headed(query.names)) add(at, share ** 2 * WEIGHT.exactHeading)
    for (const at of names.documenting(query.key)) add(at, WEIGHT.pin)
    const ranked: RankedRecord[] = []
    for (const record of records) {
      const score = scores[record.index] ?? 0
      if (score > 0 && score >= best * LEAST) ranked.push({ record, score })
    }
    return ranked.sort((a, b) => b.score - a.score || a.record.index - b.record.index)
  }
}

/** Each record's own score and its page's, by the share of the query that they answer. */
function scoreRecords(
  units: readonly QueryUnit[],
  records: readonly SearchRecord[],
  index: RecordIndex,
  pages: { readonly of: Uint32Array; readonly count: number },
): Float64Array {
  const own = new Float64Array(records.length)
  const matched = new Uint8Array(records.length)
  const pageScores = new Float64Array(pages.count)
  const pageMatched = new Uint8Array(pages.count)
  for (const unit of units) {
    const scores = scoreUnit(unit, index, records.length)
    const bestInPage = new Float32Array(pages.count)
    for (const [at, score] of scores.entries()) {
      if (score === 0) continue
      own[at] = (own[at] ?? 0) + score
      matched[at] = (matched[at] ?? 0) + 1
      const page = pages.of[at] ?? 0
      if (score > (bestInPage[page] ?? 0)) bestInPage[page] = score
    }
    for (const [page, score] of bestInPage.entries()) {
      pageScores[page] = (pageScores[page] ?? 0) + score
      if (score > 0) pageMatched[page] = (pageMatched[page] ?? 0) + 1
    }
  }
  const covered = (count = 0) => (count / (units.length || 1)) ** WEIGHT.coverage
  return own.map((score, at) => {
    if (score === 0) return 0
    const page = pages.of[at] ?? 0
    const lead = records[at]?.anchor === '' ? WEIGHT.lead : 1
    return (
      lead * score * covered(matched[at]) + WEIGHT.page * (pageScores[page] ?? 0) * covered(pageMatched[page])
    )
  })
}
