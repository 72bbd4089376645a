import { useContentLang, useTexts } from '../../locales/locale-store.ts'
import type { SearchResults } from '../../model/search-results.ts'
import { NothingFound } from '../../search/nothing-found.tsx'
import type { HitActions } from '../hits/hit-actions.ts'

interface NoResultsProps {
  readonly results: SearchResults
  readonly actions: HitActions
  readonly onSearch: (query: string) => void
}

export function NoResults({ results, actions, onSearch }: NoResultsProps) {
  const texts = useTexts()
  const lang = useContentLang()
  return (
    <div className="search-screen">
      <p className="search-said" role="status">
        {texts.noResultsFor(results.query)}
      </p>
      <NothingFound
        results={results}
        onLeave={actions.onLeave}
        suggestion={(query) => (
          <button type="button" lang={lang} onClick={() => onSearch(query)}>
            {query}
          </button>
        )}
      />
    </div>
  )
}
