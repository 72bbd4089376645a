import type { SearchRecord } from '../index/search-record.ts'
import type { Clause } from '../query/query.ts'
import { WEIGHTS } from '../weights.ts'
import type { ClauseScorer } from './clause-scorer.ts'
import { isSettingRow } from './priors.ts'

/** Each record's own score and its page's, by the share of the clauses that they answer. */
export type RecordScorer = (clauses: readonly Clause[]) => Float64Array

export function createRecordScorer(
  records: readonly SearchRecord[],
  scoreClause: ClauseScorer,
): RecordScorer {
  const paths = [...new Set(records.map(({ path }) => path))]
  const numbers = new Map(paths.map((path, at) => [path, at]))
  const pageOf = Uint32Array.from(records, ({ path }) => numbers.get(path) ?? 0)
  // A long list has every word somewhere: its rows say nothing for the page.
  const speaks = Uint8Array.from(records, (record) => (isSettingRow(record) ? 0 : 1))
  const leads = Float64Array.from(records, ({ anchor }) => (anchor === '' ? WEIGHTS.lead : 1))

  return (clauses) => {
    const own = createScores(records.length)
    const pages = createScores(paths.length)
    for (const clause of clauses) addClause(scoreClause(clause), own, pages)
    const coverage = Array.from({ length: clauses.length + 1 }, (_, count) =>
      count === 0 ? 0 : (count / clauses.length) ** WEIGHTS.coverage,
    )
    const covered = (count = 0) => coverage[count] ?? 0
    return own.sums.map((score, id) => {
      if (score === 0) return 0
      const page = pageOf[id] ?? 0
      const ownPart = (leads[id] ?? 1) * score * covered(own.answered[id])
      return ownPart + WEIGHTS.page * (pages.sums[page] ?? 0) * covered(pages.answered[page])
    })
  }

  /** A page counts by the best of its records. */
  function addClause(scores: Float32Array, own: Scores, pages: Scores): void {
    const bestInPage = new Float32Array(paths.length)
    for (let id = 0; id < scores.length; id++) {
      const score = scores[id] ?? 0
      if (score === 0) continue
      add(own, id, score)
      const page = pageOf[id] ?? 0
      if (speaks[id] === 1 && score > (bestInPage[page] ?? 0)) bestInPage[page] = score
    }
    for (let page = 0; page < bestInPage.length; page++) add(pages, page, bestInPage[page] ?? 0)
  }
}

/** Of records or of pages: the sum of what clauses gave, and how many gave something. */
interface Scores {
  readonly sums: Float64Array
  readonly answered: Uint8Array
}

const createScores = (size: number): Scores => ({
  sums: new Float64Array(size),
  answered: new Uint8Array(size),
})

function add({ sums, answered }: Scores, at: number, score: number): void {
  if (score === 0) return
  sums[at] = (sums[at] ?? 0) + score
  answered[at] = (answered[at] ?? 0) + 1
}
