import { LOCALES } from '#client/locales/locale-store.ts'

/** Filters of the protocol: each must hold; of those in a list below, one. */
export type FacetFilters = string | readonly (string | readonly string[])[]

/** Every record has the same facets: readers of every locale have the same pages, in one version. */
const FACETS: ReadonlyMap<string, readonly string[]> = new Map([
  ['language', Object.keys(LOCALES)],
  ['docusaurus_tag', ['default', 'docs-default-current']],
])

/** Whether the records pass; `facet:-value` leaves out what has the value. */
export function acceptsFacets(filters: FacetFilters): boolean {
  const all = typeof filters === 'string' ? [filters] : filters
  return all.every((filter) => (typeof filter === 'string' ? accepts(filter) : filter.some(accepts)))
}

function accepts(filter: string): boolean {
  const at = filter.indexOf(':')
  const values = FACETS.get(filter.slice(0, at)) ?? []
  const value = filter.slice(at + 1)
  return value.startsWith('-') ? !values.includes(value.slice(1)) : values.includes(value)
}
