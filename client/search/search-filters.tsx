import { useTexts } from '../locales/locale-store.ts'
import { SEARCH_KINDS, type SearchKind, type SearchResults, searchAddress } from '../model/search-results.ts'

/** Links that narrow the results to one kind; kinds without results are not offered. */
export function SearchFilters({ results: { query, filter, kinds } }: { results: SearchResults }) {
  const texts = useTexts()
  if (kinds.length === 0) return null
  const link = (kind: SearchKind | null, label: string) => (
    <a key={label} href={searchAddress(query, kind)} aria-current={filter === kind ? 'page' : undefined}>
      {label}
    </a>
  )
  return (
    <nav className="chips search-filters" aria-label={texts.kindsOfResults}>
      {link(null, texts.all)}
      {SEARCH_KINDS.filter((kind) => kinds.includes(kind) || kind === filter).map((kind) =>
        link(kind, texts.kinds[kind]),
      )}
    </nav>
  )
}
