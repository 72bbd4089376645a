import type { Suggestion } from '#client/model/route-data.ts'
import { LONGEST_QUERY } from '#client/model/search-results.ts'
import type { Search } from '../create-search.ts'
import { allowanceOfOne } from '../query/read-query.ts'

/** The pages that answer the suggested queries best; together they cost as much as one query. */
export function nearestPages(search: Search, queries: readonly string[]): Suggestion[] {
  const allowance = allowanceOfOne()
  const found = queries.flatMap(
    (query) => search.ask(`${query} `, LONGEST_QUERY, allowance).ranked[0]?.record ?? [],
  )
  return [...new Map(found.map(({ path, page }) => [path, page]))].map(([path, label]) => ({ path, label }))
}
