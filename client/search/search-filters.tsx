import { SEARCH_KINDS, type SearchKind, type SearchResults, searchAddress } from '../model/search-results.ts'

export const KIND_NAMES: Readonly<Record<SearchKind, string>> = {
  page: 'Pages',
  function: 'Functions',
  setting: 'Settings',
  error: 'Errors',
}

/** Links that narrow the results to one kind; a kind without answers is not offered. */
export function SearchFilters({ results: { query, filter, counts } }: { results: SearchResults }) {
  const all = SEARCH_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
  if (all === 0) return null
  const link = (kind: SearchKind | null, label: string, count: number) => (
    <li key={label}>
      <a
        className="search-filter"
        href={searchAddress(query, kind)}
        aria-current={filter === kind ? 'page' : undefined}
      >
        {label} <span>{count.toLocaleString('en')}</span>
      </a>
    </li>
  )
  return (
    <nav className="search-filters" aria-label="Kinds of results">
      <ul>
        {link(null, 'All', all)}
        {SEARCH_KINDS.filter((kind) => counts[kind] > 0 || kind === filter).map((kind) =>
          link(kind, KIND_NAMES[kind], counts[kind]),
        )}
      </ul>
    </nav>
  )
}
