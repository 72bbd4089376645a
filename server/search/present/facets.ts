import { LOCALES } from '#client/locales/locale-store.ts'
import { SEARCH_KINDS, type SearchKind } from '#client/model/search-results.ts'

/** Filters of the protocol: each must hold; of those in a list below, one. */
export type FacetFilters = string | readonly (string | readonly string[])[]

/** These every record has: readers of every locale have the same pages, in one version. */
const FACETS: ReadonlyMap<string, readonly string[]> = new Map([
  ['language', Object.keys(LOCALES)],
  ['docusaurus_tag', ['default', 'docs-default-current']],
])

/** Whether records of a kind pass; `facet:-value` leaves out what has the value. */
function accepts(filters: FacetFilters, kind: SearchKind): boolean {
  const all = typeof filters === 'string' ? [filters] : filters
  const has = (filter: string) => hasFacet(filter, kind)
  return all.every((filter) => (typeof filter === 'string' ? has(filter) : filter.some(has)))
}

/** The kinds of records that pass. */
export const acceptedKinds = (filters: FacetFilters): ReadonlySet<SearchKind> =>
  new Set(SEARCH_KINDS.filter((kind) => accepts(filters, kind)))

function hasFacet(filter: string, kind: SearchKind): boolean {
  const at = filter.indexOf(':')
  const facet = filter.slice(0, at)
  const values = facet === 'kind' ? [kind] : (FACETS.get(facet) ?? [])
  const value = filter.slice(at + 1)
  return value.startsWith('-') ? !values.includes(value.slice(1)) : values.includes(value)
}
