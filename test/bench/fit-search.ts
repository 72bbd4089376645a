import { LONGEST_PASTE } from '#client/model/search-results.ts'
import { createSearch } from '#server/search/create-search.ts'
import type { Evidence } from '#server/search/rank/evidence.ts'
import { WEIGHTS } from '#server/search/weights.ts'
import { type QueryKind, readBenchmark } from '#test/support/search/benchmark.ts'
import { fitWeights, type Labelled, reciprocalRank } from '#test/support/search/fit-weights.ts'
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
  messages: 2,
  questions: 1,
  shared: 6,
}
const NAMES = Object.keys(WEIGHTS) as (keyof Evidence)[]
/** More than any weight: what a query names or quotes keeps its place before what has its words. */
const NAMED = 1000

const site = await loadSearchedSite()
const search = createSearch(site)
const benchmark = readBenchmark(site)
const half = (wanted: string) =>
  benchmark.filter((one) => one.half === wanted).flatMap((one) => Array(COUNTS[one.kind]).fill(label(one)))
const shared = readRelevance(site).map(label)
const developed = [...half('develop'), ...shared.flatMap((one) => Array(COUNTS.shared).fill(one))]
const unseen = benchmark.filter((one) => one.half === 'held out').map(label)

const all = report('all', NAMES)
for (const name of NAMES)
  report(
    `without ${name}`,
    NAMES.filter((other) => other !== name),
  )
for (const [at, name] of NAMES.entries()) console.log(`${name}: ${all[at]?.toFixed(1)},`)

function report(title: string, names: readonly (keyof Evidence)[]): number[] {
  const only = (queries: readonly Labelled[]) => queries.map(({ pages }) => ({ pages: pick(pages, names) }))
  const weights = fitWeights(only(developed), [...names.map((name) => WEIGHTS[name]), 1])
  const [dev, held, others] = [developed, unseen, shared].map((queries) =>
    reciprocalRank(only(queries), weights).toFixed(4),
  )
  console.log(`${title.padEnd(24)} develop ${dev}, held out ${held}, shared ${others}`)
  return weights
}

/** The last feature is the place of what comes first whatever the weights are. */
function label({ query, paths }: RelevanceCase): Labelled {
  const pages = [...Map.groupBy(search.ask(query, LONGEST_PASTE).ranked, ({ record }) => record.path)]
  return {
    pages: pages.slice(0, PAGES).map(([path, [best]], at) => ({
      features: [...NAMES.map((name) => best?.evidence?.[name] ?? 0), best?.evidence ? 0 : NAMED - at],
      isRight: paths.includes(path),
    })),
  }
}

function pick(pages: Labelled['pages'], names: readonly (keyof Evidence)[]): Labelled['pages'] {
  return pages.map(({ features, isRight }) => ({
    features: [...names.map((name) => features[NAMES.indexOf(name)] ?? 0), features.at(-1) ?? 0],
    isRight,
  }))
}
