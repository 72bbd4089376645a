import type { Suggestion } from '#client/model/route-data.ts'
import type { Search } from './create-search.ts'

const MOST = 5

/** Pages that an address without a page may mean, by the words that it is made of. */
export function suggestPages(search: Search, address: string): Suggestion[] {
  const [last = '', ...above] = wordsOf(address).reverse()
  const nearest = new Map<string, string>()
  for (const query of [last, ...above.slice(0, 1)]) {
    if (query.length < 2) continue
    // The space ends the last word: an address is not being typed.
    for (const { record } of search.ask(`${query} `).ranked) nearest.set(record.path, record.page)
    if (nearest.size > 0) break
  }
  return [...nearest].slice(0, MOST).map(([path, label]) => ({ path, label }))
}

/** The segments of an address, each as a query. */
const wordsOf = (address: string): string[] =>
  address
    .replace(/^\/docs\//, '')
    .replace(/\.\w+$/, '')
    .split('/')
    .map((segment) => segment.replace(/%[0-9a-f]{0,2}|[^\p{L}\p{N}]+/giu, ' ').trim())
    .filter(Boolean)
