import { useContentLang, useTexts } from '../locales/locale-store.ts'
import { pagesIn } from '../model/navigation.ts'
import { missingResultsAddress } from '../search/missing-results.ts'
import { useSite } from '../site-context.tsx'

const MOST_SUGGESTIONS = 3

interface NoResultsProps {
  readonly query: string
  readonly suggestions: readonly string[]
  readonly onSearch: (query: string) => void
}

export function NoResults({ query, suggestions, onSearch }: NoResultsProps) {
  const texts = useTexts()
  const lang = useContentLang()
  const { config, navigation } = useSite()
  // If the engine has no suggestion, the site's first pages are a place to start.
  const tries = [...new Set([...suggestions, ...pagesIn(navigation).map(({ label }) => label)])]
  return (
    <div className="search-screen">
      <p className="search-said" role="status">
        {texts.noResultsFor(query)}
      </p>
      <p>{texts.trySearching}</p>
      <ul lang={lang}>
        {tries.slice(0, MOST_SUGGESTIONS).map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onSearch(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        {texts.believe}{' '}
        <a href={missingResultsAddress(config.repository.href, query)} target="_blank" rel="noreferrer">
          {texts.letUsKnow}
        </a>
      </p>
    </div>
  )
}
