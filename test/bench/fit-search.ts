import { LONGEST_PASTE } from '#client/model/search-results.ts'
import { createSearch, type Search } from '#server/search/create-search.ts'
import { type Features, featuresOf, isWeighed } from '#server/search/rank/weigh-pages.ts'
import { WEIGHTS } from '#server/search/weights.ts'
import { type QueryKind, readBenchmark } from '#test/support/search/benchmark.ts'
import { fitWeights, type Labelled, scoreOf } from '#test/support/search/fit-weights.ts'
import { loadSearchedSite } from '#test/support/search/load-searched-site.ts'
import { type RelevanceCase, readRelevance } from '#test/support/search/relevance.ts'

/** Fits WEIGHTS.order to the half that is there to develop with and to the shared queries, and says what it would give. */
const PAGES = 40
const FOLDS = 5
/** So that eighty shared queries are heard beside more than five hundred others, and each kind beside the questions. */
const SHARED_COUNTS = 3
const COUNTS: Partial<Record<QueryKind, number>> = { terms: 3, words: 2, messages: 3 }
const NAMES = Object.keys(WEIGHTS.order) as (keyof Features)[]

const site = await loadSearchedSite()
const search = createSearch(site)
const developed = readBenchmark(site).filter(({ half }) => half === 'develop')
/** What can be nothing but a message has an order of its own. */
const isWeighedAtAll = ({ pages }: Labelled) => pages.length > 0
const typed = developed
  .map((one) => ({ ...label(search, one), count: COUNTS[one.kind] ?? 1 }))
  .filter(isWeighedAtAll)
const shared = readRelevance(site)
  .map((one) => label(search, one))
  .filter(isWeighedAtAll)

const foldOf = (at: number) => (at * 7) % FOLDS
const unseen = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitWeights([
    ...counted(typed.filter((__, at) => foldOf(at) !== fold)),
    ...Array(SHARED_COUNTS).fill(shared).flat(),
  ])
  return typed.filter((__, at) => foldOf(at) === fold).map((query) => reciprocal(query, weights))
}).flat()
const weights = fitWeights([...counted(typed), ...Array(SHARED_COUNTS).fill(shared).flat()])
console.log(`queries that were left out: MRR@10 ${mean(unseen).toFixed(3)}`)
console.log(`those that were used: ${mean(typed.map((one) => reciprocal(one, weights))).toFixed(3)}`)
console.log(`shared: ${mean(shared.map((one) => reciprocal(one, weights))).toFixed(3)}`)
for (const [at, name] of NAMES.entries()) console.log(`${name}: ${weights[at]?.toFixed(2)}`)

/** Within a page the order does not depend on weights, so its best section stands for it. */
function label({ ask }: Search, { query, paths }: RelevanceCase): Labelled {
  const pages = Map.groupBy(ask(query, LONGEST_PASTE).ranked.filter(isWeighed), ({ record }) => record.path)
  return {
    pages: [...pages].slice(0, PAGES).map(([path, [best]]) => ({
      features: NAMES.map((name) => (best ? featuresOf(best)[name] : 0)),
      isRight: paths.includes(path),
    })),
  }
}

function reciprocal({ pages }: Labelled, weights: readonly number[]): number {
  const ordered = pages.toSorted((a, b) => scoreOf(b.features, weights) - scoreOf(a.features, weights))
  const place = ordered.slice(0, 10).findIndex(({ isRight }) => isRight) + 1
  return place === 0 ? 0 : 1 / place
}

function counted(queries: typeof typed): Labelled[] {
  return queries.flatMap((query) => Array<Labelled>(query.count).fill(query))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
