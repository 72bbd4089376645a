import type { Suggestion } from '#client/model/route-data.ts'
import { LONGEST_QUERY } from '#client/model/search-results.ts'
import type { Site } from '#server/site/site.ts'
import type { Search } from '../create-search.ts'
import type { SearchRecord } from '../index/search-record.ts'
import type { Query } from '../query/query.ts'
import { allowanceOfOne } from '../query/read-query.ts'
import { termsOf } from '../text/analyzer.ts'
import { cheapest, slipsBetween } from '../text/slips.ts'
import { wordsOf } from '../text/words.ts'

const MOST = 3
/** Of the answers, and of the words of an address: each costs. Real names have no more words. */
const MOST_LOOKED_AT = 20
const MOST_WORDS = 5

/** Pages that the reader of a wrong address may want: those of nearly this address, then those called as it says. */
export function suggestPages(search: Search, pages: Site['pages'], address: string): Suggestion[] {
  const [last = '', above = ''] = segmentsOf(address).reverse()
  const name = squeezed(last)
  const allowance = allowanceOfOne()
  const called = (segment: string) => {
    // The space ends the last word: an address is not being typed.
    const { ranked, query } = search.ask(`${segment} `, LONGEST_QUERY, allowance)
    return ranked
      .slice(0, MOST_LOOKED_AT)
      .flatMap(({ record }) => (isCalled(record, query) ? record.path : []))
  }
  const misspelt = cheapest(pages.keys(), (path) =>
    slipsBetween(name, squeezed(segmentsOf(path).at(-1) ?? '/')),
  )
  const near = [...misspelt, ...called(last)]
  return [...new Set(near.length > 0 ? near : called(above))]
    .slice(0, MOST)
    .map((path) => ({ path, label: pages.get(path)?.meta.label ?? path }))
}

const squeezed = (words: string): string => words.toLowerCase().replaceAll(' ', '')

/** A page that only has the words somewhere is far-fetched: its address or its title has to be called so. */
function isCalled({ path, page }: SearchRecord, { terms }: Query): boolean {
  const names = new Set(wordsOf([...segmentsOf(path), page].join(' ')).flatMap(termsOf))
  const called = terms.filter((term) => names.has(term))
  return called.length > 0 && called.length * 2 >= terms.length
}

/** The segments of an address, each as a query. */
const segmentsOf = (address: string): string[] =>
  address
    .replace(/^\/docs\/|\.\w+$/g, '')
    .split('/')
    .map((segment) => segment.replace(/%[0-9a-f]{0,2}/gi, ' ').split(/[^\p{L}\p{N}]+/u))
    .map((words) => words.filter(Boolean).slice(0, MOST_WORDS).join(' '))
    .filter(Boolean)
