import { useTexts } from '../locales/locale-store.ts'
import { type SearchKind, type SearchResults, searchAddress } from '../model/search-results.ts'

/** Links that narrow the results to one kind; kinds without results are not offered. */
export function SearchFilters({ results: { query, filter, kinds } }: { results: SearchResults }) {
  const texts = useTexts()
  const offered = kinds.filter(({ kind, count }) => count > 0 || kind === filter)
  if (offered.length === 0) return null
  const link = (kind: SearchKind | null, label: string, count?: number) => (
    <a key={label} href={searchAddress(query, kind)} aria-current={filter === kind ? 'page' : undefined}>
      {label} {count !== undefined && <small>{count}</small>}
    </a>
  )
  return (
    <nav className="chips search-filters" aria-label={texts.kindsOfResults}>
      {link(null, texts.all)}
      {offered.map(({ kind, count }) => link(kind, texts.kinds[kind], count))}
    </nav>
  )
}
