import { LONGEST_PASTE } from '#client/model/search-results.ts'
import { createSearch } from '#server/search/create-search.ts'
import type { Evidence } from '#server/search/rank/evidence.ts'
import { WEIGHTS } from '#server/search/weights.ts'
import { loadRealSite } from '#test/support/compile-site.ts'
import { type QueryKind, readBenchmark } from '#test/support/search/benchmark.ts'
import { fitWeights, type Labelled, reciprocalRank } from '#test/support/search/fit-weights.ts'
import { type RelevanceCase, readRelevance } from '#test/support/search/relevance.ts'

/** Fits WEIGHTS to the half that is there to develop with and to the shared queries; the other half says what that, and each number, is worth. */
const PAGES = 40
/** So that eighty shared queries are heard beside more than five hundred others, and each kind beside the questions. */
const COUNTS: Readonly<Record<QueryKind | 'shared', number>> = {
  terms: 3,
  words: 2,
  messages: 2,
  questions: 1,
  shared: 6,
}
const NAMES = Object.keys(WEIGHTS) as (keyof Evidence)[]

const site = await loadRealSite()
const search = createSearch(site)
const benchmark = readBenchmark(site)
const half = (wanted: string) =>
  benchmark.filter((one) => one.half === wanted).flatMap((one) => Array(COUNTS[one.kind]).fill(label(one)))
const shared = readRelevance(site).map(label)
const developed = [...half('develop'), ...shared.flatMap((one) => Array(COUNTS.shared).fill(one))]
const unseen = benchmark.filter((one) => one.half === 'held out').map(label)

const weights = fitWeights(
  developed,
  NAMES.map((name) => WEIGHTS[name]),
)
for (const [title, queries] of Object.entries({ developed, unseen, shared }))
  console.log(`${title.padEnd(10)} ${reciprocalRank(queries, weights).toFixed(4)}`)
// A number is worth what the unseen queries lose when the others are fitted without it.
const withAll = reciprocalRank(unseen, weights)
for (const [at, name] of NAMES.entries()) {
  const others = fitWeights(developed.map(without(at)), weights.toSpliced(at, 1))
  const worth = withAll - reciprocalRank(unseen.map(without(at)), others)
  console.log(`${name}: ${weights[at]?.toFixed(1)}, worth ${worth.toFixed(4)}`)
}

function label({ query, paths }: RelevanceCase): Labelled {
  const pages = [...Map.groupBy(search.ask(query, LONGEST_PASTE).ranked, ({ record }) => record.path)]
  return {
    pages: pages.slice(0, PAGES).map(([path, [best]]) => ({
      features: NAMES.map((name) => best?.evidence[name] ?? 0),
      isRight: paths.includes(path),
    })),
  }
}

/** Takes one number away from the pages of a query. */
function without(at: number): (query: Labelled) => Labelled {
  return ({ pages }) => ({
    pages: pages.map(({ features, isRight }) => ({ features: features.toSpliced(at, 1), isRight })),
  })
}
