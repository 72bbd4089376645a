import type { RouteData } from '#client/model/route-data.ts'
import { LONGEST_PASTE, SEARCH_KINDS } from '#client/model/search-results.ts'
import type { Search } from '../create-search.ts'
import { symbolAddress } from '../symbols/symbol.ts'
import { placesOf } from './record-places.ts'

/** Where a name or a pasted message is documented, or what a page says that does not know it. */
type Destination =
  | { readonly address: string }
  | Pick<Extract<RouteData, { kind: 'not-found' }>, 'nearest' | 'isMessage'>

const MOST_NEAREST = 5

export function goTo({ symbols, ask }: Search, name: string): Destination {
  const symbol = symbols.find(name)
  if (symbol) return { address: symbolAddress(symbol) }
  const { pasted, ranked, undocumented } = ask(name, LONGEST_PASTE)
  // The section that quotes the message, when a message was pasted.
  const quoting = pasted?.matches.length ? ranked[0]?.record : undefined
  const address = quoting ? symbolAddress(quoting) : symbols.moved(name)
  if (address) return { address }
  if (!undocumented)
    return { nearest: symbols.nearest(name).map((one) => ({ path: symbolAddress(one), label: one.name })) }
  const records = placesOf(ranked, new Set(SEARCH_KINDS))
    .slice(0, MOST_NEAREST)
    .map(({ record }) => record)
  const nearest = records.map((one) => ({ path: symbolAddress(one), label: one.heading || one.page }))
  return { nearest, isMessage: true }
}
