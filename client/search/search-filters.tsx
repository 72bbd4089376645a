import { useLocale, useTexts } from '../locales/locale-store.ts'
import { SEARCH_KINDS, type SearchKind, type SearchResults, searchAddress } from '../model/search-results.ts'
import { kindName } from './kind-name.ts'

/** Links that narrow the results to one kind; kinds without results are not offered. */
export function SearchFilters({ results: { query, filter, counts } }: { results: SearchResults }) {
  const texts = useTexts()
  const locale = useLocale()
  if (counts.all === 0) return null
  const link = (kind: SearchKind | null, label: string, count: number) => (
    <li key={label}>
      <a
        className="search-filter"
        href={searchAddress(query, kind)}
        aria-current={filter === kind ? 'page' : undefined}
      >
        {label} <span>{count.toLocaleString(locale)}</span>
      </a>
    </li>
  )
  return (
    <nav className="search-filters" aria-label={texts.kindsOfResults}>
      <ul>
        {link(null, texts.all, counts.all)}
        {SEARCH_KINDS.filter((kind) => counts[kind] > 0 || kind === filter).map((kind) =>
          link(kind, kindName(texts, kind), counts[kind]),
        )}
      </ul>
    </nav>
  )
}
