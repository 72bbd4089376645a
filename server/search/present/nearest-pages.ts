import type { Suggestion } from '#client/model/route-data.ts'
import type { Search } from '../create-search.ts'

/** The pages that answer the suggested queries best. */
export function nearestPages(search: Search, queries: readonly string[]): Suggestion[] {
  const found = queries.flatMap((query) => search.ask(`${query} `).ranked[0]?.record ?? [])
  return [...new Map(found.map(({ path, page }) => [path, page]))].map(([path, label]) => ({ path, label }))
}
