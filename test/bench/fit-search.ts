import { LONGEST_PASTE } from '#client/model/search-results.ts'
import { createSearch, type Search } from '#server/search/create-search.ts'
import type { Evidence } from '#server/search/rank/evidence.ts'
import { WEIGHTS } from '#server/search/weights.ts'
import { type QueryKind, readBenchmark } from '#test/support/search/benchmark.ts'
import { fitWeights, type Labelled, scoreOf } from '#test/support/search/fit-weights.ts'
import { loadSearchedSite } from '#test/support/search/load-searched-site.ts'
import { type RelevanceCase, readRelevance } from '#test/support/search/relevance.ts'

/**
 * Fits WEIGHTS to the half that is there to develop with and to the shared queries, with all of them and without each;
 * what each is worth is read off the half that no weight saw.
 */
const PAGES = 40
/** So that eighty shared queries are heard beside more than five hundred others, and each kind beside the questions. */
const COUNTS: Readonly<Record<QueryKind | 'shared', number>> = {
  terms: 3,
  words: 2,
  messages: 3,
  questions: 1,
  shared: 6,
}
const NAMES = Object.keys(WEIGHTS) as (keyof Evidence)[]

interface Asked extends Labelled {
  readonly count: number
}

const site = await loadSearchedSite()
const search = createSearch(site)
const benchmark = readBenchmark(site)
const half = (wanted: string) =>
  benchmark.filter((one) => one.half === wanted).map((one) => label(search, one, COUNTS[one.kind]))
const shared = readRelevance(site).map((one) => label(search, one, COUNTS.shared))
const [developed, heldOut] = [half('develop'), half('held out')]

const all = report('all', NAMES)
for (const name of NAMES)
  report(
    `without ${name}`,
    NAMES.filter((other) => other !== name),
  )
for (const [at, name] of NAMES.entries()) console.log(`${name}: ${all[at]?.toFixed(2)},`)

function report(title: string, names: readonly (keyof Evidence)[]): number[] {
  const only = (queries: readonly Asked[]) =>
    queries.map((query) => ({ ...query, pages: pick(query, names) }))
  const [own, unseen, others] = [only(developed), only(heldOut), only(shared)]
  const unnamed = [...own, ...others].map((query) => ({
    ...query,
    pages: query.pages.filter((page) => !isNamed(page)),
  }))
  const weights = fitWeights(unnamed.flatMap((query) => Array<Labelled>(query.count).fill(query)))
  const figures = [own, unseen, others].map((queries) =>
    mean(queries.map((one) => reciprocal(one, weights))).toFixed(4),
  )
  console.log(`${title.padEnd(24)} develop ${figures[0]}, held out ${figures[1]}, shared ${figures[2]}`)
  return weights
}

/** Pages that the query names or quotes keep their places before the others. */
function label({ ask }: Search, { query, paths }: RelevanceCase, count: number): Asked {
  const pages = [...Map.groupBy(ask(query, LONGEST_PASTE).ranked, ({ record }) => record.path)]
  return {
    count,
    pages: pages.slice(0, PAGES).map(([path, [best]], at) => ({
      features: NAMES.map((name) => best?.evidence?.[name] ?? (best?.evidence ? 0 : 1000 - at)),
      isRight: paths.includes(path),
    })),
  }
}

function pick({ pages }: Labelled, names: readonly string[]): Labelled['pages'] {
  return pages.map(({ features, isRight }) => ({
    features: features.filter((_, at) => names.includes(NAMES[at] ?? '')),
    isRight,
  }))
}

/** Whatever the weights, named pages come first, in the order in which they are. */
function isNamed({ features }: Labelled['pages'][number]): boolean {
  return (features[0] ?? 0) > 500
}

function reciprocal({ pages }: Labelled, weights: readonly number[]): number {
  const ordered = [
    ...pages.filter(isNamed),
    ...pages
      .filter((page) => !isNamed(page))
      .sort((a, b) => scoreOf(b.features, weights) - scoreOf(a.features, weights)),
  ]
  const place = ordered.slice(0, 10).findIndex(({ isRight }) => isRight) + 1
  return place === 0 ? 0 : 1 / place
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
