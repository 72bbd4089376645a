import type { Search } from '../create-search.ts'
import { wordsOf } from '../text/words.ts'

const MOST = 3
const SHORTEST = 3

/** What to try in place of a query without results: names like it, words that begin like its words, or a page to start from. */
export function suggestQueries(search: Search, text: string, starts: readonly string[]): string[] {
  const words = wordsOf(text.toLowerCase()).filter((word) => word.length >= SHORTEST)
  const like = search.symbols.nearest(text).map(({ name }) => name)
  const begun = words.flatMap((word) => search.vocabulary.complete(word.slice(0, SHORTEST)))
  return [...new Set([...like, ...begun, ...starts])].slice(0, MOST)
}
