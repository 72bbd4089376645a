import { readFileSync } from 'node:fs'
import { ROOT } from '#build/paths.ts'
import type { DocsPath } from '#client/model/docs-path.ts'
import { LONGEST_PASTE } from '#client/model/search-results.ts'
import type { Search } from '#server/search/create-search.ts'
import type { Site } from '#server/site/site.ts'

/** A query as a developer types it, with the pages that answer it. */
export interface RelevanceCase {
  readonly query: string
  readonly paths: readonly DocsPath[]
}

export interface Relevance {
  readonly queries: number
  /** Mean of one over the place of the first right page, if it is among the first ten. */
  readonly mrr: number
  /** Shares of queries with a right page in the first place, and among the first five. */
  readonly hit1: number
  readonly hit5: number
  readonly misses: readonly {
    readonly query: string
    readonly place: number
    readonly first: readonly string[]
  }[]
}

/** The queries that a page of the site answers. */
export function readRelevance(site: Site): RelevanceCase[] {
  const all: { query: string; routes: string[] }[] = JSON.parse(
    readFileSync(`${ROOT}test/fixtures/relevance.json`, 'utf8'),
  )
  return all
    .map(({ query, routes }) => ({
      query,
      paths: routes.map((route) => `/docs/${route}/` as DocsPath).filter((path) => site.pages.has(path)),
    }))
    .filter(({ paths }) => paths.length > 0)
}

/** How many different pages the queries ask for. */
export const routesCovered = (cases: readonly RelevanceCase[]): number =>
  new Set(cases.flatMap(({ paths }) => paths)).size

const PLACES = 10

/** Gives the pages of its answers, the best first; one may come several times. */
export type Engine = (query: string) => readonly string[]

export const engineOf =
  (search: Search): Engine =>
  (query) =>
    search.ask(query, LONGEST_PASTE).ranked.map(({ record }) => record.path)

export function measureRelevance(engine: Engine, cases: readonly RelevanceCase[]): Relevance {
  const placed = cases.map(({ query, paths }) => {
    const found = [...new Set(engine(query))]
    const place = found.slice(0, PLACES).findIndex((path) => paths.includes(path as DocsPath)) + 1
    return { query, place, first: found.slice(0, 3) }
  })
  const share = (most: number) =>
    placed.filter(({ place }) => place > 0 && place <= most).length / cases.length
  return {
    queries: cases.length,
    mrr: placed.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / cases.length,
    hit1: share(1),
    hit5: share(5),
    misses: placed.filter(({ place }) => place !== 1),
  }
}
