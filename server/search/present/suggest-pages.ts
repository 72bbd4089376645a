import type { Suggestion } from '#client/model/route-data.ts'
import { LONGEST_QUERY } from '#client/model/search-results.ts'
import type { Search } from '../create-search.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { allowanceOfOne } from '../query/read-query.ts'
import { editDistances } from '../text/edit-distances.ts'

const MOST = 5
/** Names are compared letter by letter: those of so many answers, with so many words of the address. */
const MOST_LOOKED_AT = 20
const MOST_WORDS = 5

/** Addresses that are longer are not misspelt ones. */
const LONGEST_NAME = 60

type Pages = ReadonlyMap<string, { readonly meta: { readonly label: string } }>

/** Pages that the reader of a wrong address may want: those of nearly this address, then those called as it says. */
export function suggestPages(search: Search, pages: Pages, address: string): Suggestion[] {
  const [last = '', ...above] = wordsOf(address).reverse()
  const nearest = new Map(misspelt(pages, last))
  const allowance = allowanceOfOne()
  for (const query of [last, ...above.slice(0, 1)]) {
    if (query.length < 2) continue
    // The space ends the last word: an address is not being typed.
    for (const { record } of search
      .ask(`${query} `, LONGEST_QUERY, allowance)
      .ranked.slice(0, MOST_LOOKED_AT)) {
      if (nearest.size === MOST) break
      if (!nearest.has(record.path) && isNear(query, record)) nearest.set(record.path, record.page)
    }
    if (nearest.size > 0) break
  }
  return [...nearest].map(([path, label]) => ({ path, label }))
}

/** Pages whose address ends nearly so, the nearest first, whatever is between its words. */
function misspelt(pages: Pages, last: string): [path: string, label: string][] {
  const name = squeezed(last)
  if (name.length > LONGEST_NAME) return []
  const most = slipsIn(name)
  return [...pages]
    .map(([path, { meta }]) => {
      const own = squeezed(wordsOf(path).at(-1) ?? '')
      return { path, label: meta.label, slips: editDistances(name, own, most).whole }
    })
    .filter(({ slips }) => name !== '' && slips <= most)
    .sort((one, other) => one.slips - other.slips)
    .slice(0, MOST)
    .map(({ path, label }) => [path, label])
}

const squeezed = (words: string): string => words.toLowerCase().replaceAll(' ', '')

/** A page that only has the words somewhere is far-fetched: its address, its title or the heading has to be called so. */
function isNear(query: string, { path, page, heading }: SearchRecord): boolean {
  const names = [...wordsOf(path), page, heading].flatMap((text) => text.toLowerCase().split(BETWEEN))
  const words = query.toLowerCase().split(BETWEEN).filter(Boolean).slice(0, MOST_WORDS)
  const near = words.filter((word) =>
    names.some((name) => editDistances(word, name, slipsIn(word)).whole <= slipsIn(word)),
  )
  return near.length > 0 && near.length * 2 >= words.length
}

const BETWEEN = /[^\p{L}\p{N}]+/u

/** How many letters of a word may be wrong. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The segments of an address, each as a query. */
const wordsOf = (address: string): string[] =>
  address
    .replace(/^\/docs\//, '')
    .replace(/\.\w+$/, '')
    .split('/')
    .map((segment) => segment.replace(/%[0-9a-f]{0,2}|[^\p{L}\p{N}]+/giu, ' ').trim())
    // Real names have no more; a search of twelve words takes more than a turn.
    .map((words) => words.split(' ').slice(0, MOST_WORDS).join(' '))
    .filter(Boolean)
