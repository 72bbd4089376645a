import { useContentLang, useTexts } from '../../locales/locale-store.ts'
import { pagesIn } from '../../model/navigation.ts'
import { missingResultsAddress } from '../../search/missing-results.ts'
import { useSite } from '../../site-context.tsx'
import type { Answer } from '../ask-search.ts'
import type { HitActions } from '../hits/hit-actions.ts'

const MOST_TRIES = 3

interface NoResultsProps {
  readonly query: string
  readonly answer: Answer
  readonly actions: HitActions
  readonly onSearch: (query: string) => void
}

export function NoResults({
  query,
  answer: { suggestions, nearest = [] },
  actions,
  onSearch,
}: NoResultsProps) {
  const texts = useTexts()
  const { didYouMean } = useTexts().modal
  const lang = useContentLang()
  const { config, navigation } = useSite()
  const [meant, ...others] = suggestions
  // If the engine has no suggestion, the site's first pages are a place to start.
  const tries = [...new Set([...others, ...pagesIn(navigation).map(({ label }) => label)])]
  const search = (suggestion: string) => (
    <button type="button" lang={lang} onClick={() => onSearch(suggestion)}>
      {suggestion}
    </button>
  )
  return (
    <div className="search-screen">
      <p className="search-said" role="status">
        {texts.noResultsFor(query)}
      </p>
      {meant !== undefined && (
        <p className="search-meant">
          {didYouMean} {search(meant)}
        </p>
      )}
      <p>{texts.trySearching}</p>
      <ul>
        {tries.slice(0, MOST_TRIES).map((suggestion) => (
          <li key={suggestion}>{search(suggestion)}</li>
        ))}
      </ul>
      {nearest.length > 0 && (
        <>
          <p>{texts.nearestPages}</p>
          <ul lang={lang}>
            {nearest.map(({ href, title }) => (
              <li key={href}>
                <a href={href} onClick={actions.onLeave}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {texts.believe}{' '}
        <a href={missingResultsAddress(config.repository.href, query)} target="_blank" rel="noreferrer">
          {texts.letUsKnow}
        </a>
      </p>
    </div>
  )
}
