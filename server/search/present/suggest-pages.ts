import type { Suggestion } from '#client/model/route-data.ts'
import { LONGEST_QUERY } from '#client/model/search-results.ts'
import type { Search } from '../create-search.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { allowanceOfOne } from '../query/read-query.ts'
import { slipsBetween } from '../text/slips.ts'

const MOST = 5
/** Names are compared letter by letter: those of so many answers, with so many words of the address. */
const MOST_LOOKED_AT = 20
const MOST_WORDS = 5
/** Addresses that are longer are not misspelt ones. */
const LONGEST_NAME = 60

type Pages = ReadonlyMap<string, { readonly meta: { readonly label: string } }>

/** Pages that the reader of a wrong address may want: those of nearly this address, then those called as it says. */
export function suggestPages(search: Search, pages: Pages, address: string): Suggestion[] {
  const [last = '', above = ''] = segmentsOf(address).reverse()
  const name = squeezed(last).slice(0, LONGEST_NAME)
  const nearest = [...pages]
    .map(([path, { meta }]) => ({
      path,
      label: meta.label,
      slips: slipsBetween(name, squeezed(segmentsOf(path).at(-1) ?? '/')),
    }))
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.slips - other.slips)
    .map(({ path, label }) => ({ path, label }))
  const allowance = allowanceOfOne()
  for (const query of [last, above]) {
    if (nearest.length > 0 && query === above) break
    // The space ends the last word: an address is not being typed.
    const { ranked } = search.ask(`${query} `, LONGEST_QUERY, allowance)
    const near = ranked.slice(0, MOST_LOOKED_AT).filter(({ record }) => isNear(query, record))
    nearest.push(...near.map(({ record }) => ({ path: record.path, label: record.page })))
  }
  const isFirst = ({ path }: Suggestion, at: number) => nearest.findIndex((page) => page.path === path) === at
  return nearest.filter(isFirst).slice(0, MOST)
}

const squeezed = (words: string): string => words.toLowerCase().replaceAll(' ', '')

/** A page that only has the words somewhere is far-fetched: its address, its title or the heading has to be called so. */
function isNear(query: string, { path, page, heading }: SearchRecord): boolean {
  const names = [...segmentsOf(path), page, heading].flatMap((text) => text.toLowerCase().split(BETWEEN))
  const words = query.toLowerCase().split(BETWEEN).filter(Boolean)
  const near = words.filter((word) =>
    names.some((name) => slipsBetween(word, name) < Number.POSITIVE_INFINITY),
  )
  return near.length > 0 && near.length * 2 >= words.length
}

const BETWEEN = /[^\p{L}\p{N}]+/u

/** The segments of an address, each as a query. */
const segmentsOf = (address: string): string[] =>
  address
    .replace(/^\/docs\//, '')
    .replace(/\.\w+$/, '')
    .split('/')
    .map((segment) => segment.replace(/%[0-9a-f]{0,2}|[^\p{L}\p{N}]+/giu, ' ').trim())
    // Real names have no more; a search of twelve words takes more than a turn.
    .map((words) => words.split(' ').slice(0, MOST_WORDS).join(' '))
    .filter(Boolean)
