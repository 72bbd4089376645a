import { LONGEST_QUERY, type SearchResults } from '#client/model/search-results.ts'
import type { Search, SearchAnswer } from '../create-search.ts'
import { allowanceOfOne } from '../query/read-query.ts'
import { wordsOf } from '../text/words.ts'

const MOST = 3
const SHORTEST = 4
/** A word is near another if this share of the longer one is the same from its start. */
const SAME_START = 0.6

/** Names and words near those of a query without results, and the pages that answer them; nothing for nonsense. */
export function suggestInstead(
  search: Search,
  { text, ranked }: SearchAnswer,
): Pick<SearchResults, 'suggestions' | 'nearest'> {
  const suggestions = text !== '' && ranked.length === 0 ? suggestQueries(search, text) : []
  // Together they cost as much as one query.
  const allowance = allowanceOfOne()
  const found = suggestions.flatMap(
    (query) => search.ask(`${query} `, LONGEST_QUERY, allowance).ranked[0]?.record ?? [],
  )
  const pages = new Map(found.map(({ path, page }) => [path, page]))
  return { suggestions, nearest: [...pages].map(([path, label]) => ({ path, label })) }
}

export function suggestQueries({ symbols, vocabulary }: Search, text: string): string[] {
  const typed = text.toLowerCase()
  const names = symbols
    .nearest(text)
    .map(({ name }) => name)
    .filter((name) => name.toLowerCase().startsWith(typed.slice(0, 1)))
  const words = wordsOf(typed)
    .filter((word) => word.length >= SHORTEST)
    .flatMap((word) => {
      const start = word.slice(0, Math.ceil(word.length * SAME_START))
      return vocabulary.complete(start).filter((near) => start.length >= near.length * SAME_START)
    })
  return [...new Set([...names, ...words])].slice(0, MOST)
}
