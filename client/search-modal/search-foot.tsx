import type { MouseEvent } from 'react'
import { useLocale, useTexts } from '../locales/locale-store.ts'
import { type SearchResults, searchAddress } from '../model/search-results.ts'
import { useSite } from '../site-context.tsx'

interface SearchFootProps {
  readonly results: SearchResults | null
  /** The query to see all results of, which may be ahead of those. */
  readonly query: string
  /** How many items keys move through. */
  readonly count: number
  readonly onLeave: (event: MouseEvent) => void
}

/** The lower edge of the window: the way to all results, and the keys. */
export function SearchFoot({ results, query, count, onLeave }: SearchFootProps) {
  const { modal, results: resultsOf, listings, close } = useTexts()
  const locale = useLocale()
  const { hostedSearch } = useSite()
  const { total = 0 } = (query && results) || {}
  return (
    <p className="search-foot">
      {total > 0 && (
        <a href={searchAddress(query, null)} onClick={onLeave}>
          {modal.seeAll(resultsOf(total, total.toLocaleString(locale)))}
        </a>
      )}
      {total > 0 && hostedSearch && (
        <a href="https://www.algolia.com/developers" rel="noreferrer">
          {modal.searchBy}
        </a>
      )}
      {/* The field says to assistive technology how it is used. */}
      <span aria-hidden="true">
        <span hidden={count === 0}>
          <kbd>↑↓</kbd> {modal.select} <kbd>↵</kbd> {listings.open}
        </span>
        <kbd>Esc</kbd> {close}
      </span>
    </p>
  )
}
