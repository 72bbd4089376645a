import type { MouseEvent } from 'react'
import { isModified } from '../browser/is-modified.ts'
import { useContentLang, useTexts } from '../locales/locale-store.ts'
import { type SearchResults, searchAddress } from '../model/search-results.ts'
import { SiteLink } from '../parts/site-link.tsx'
import { useSite } from '../site-context.tsx'

interface NothingFoundProps {
  readonly results: SearchResults
  /** Searches for a suggestion in place; without it, its link leads to the page of results. */
  readonly onSearch?: (query: string) => void
  readonly onLeave?: (event: MouseEvent) => void
}

/** The ways on from a query without results: other queries, pages near them, a report, and people to ask. */
export function NothingFound({ results, onSearch, onLeave }: NothingFoundProps) {
  const { query, suggestions, nearest } = results
  const texts = useTexts()
  const lang = useContentLang()
  const { repository, footer } = useSite().config
  const report = new URLSearchParams({ title: `Documentation search: no results for ${query}` })
  return (
    <>
      {suggestions.length > 0 && (
        <div>
          <p>{texts.trySearching}</p>
          <ul lang={lang}>
            {suggestions.map((other) => (
              <li key={other}>
                <a
                  href={searchAddress(other, null)}
                  onClick={(event) => {
                    if (!onSearch || isModified(event)) return
                    event.preventDefault()
                    onSearch(other)
                  }}
                >
                  {other}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {nearest.length > 0 && (
        <div>
          <p>{texts.nearestPages}</p>
          <ul lang={lang}>
            {nearest.map(({ path, label }) => (
              <li key={path}>
                <a href={path} onClick={onLeave}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        {texts.believe}{' '}
        <a href={`${repository.href}/issues/new?${report}`} target="_blank" rel="noreferrer">
          {texts.letUsKnow}
        </a>
      </p>
      <p>
        {texts.askOthers}{' '}
        {footer.invitations.map(({ label, href }, at) => (
          <span key={href} lang={lang}>
            {at > 0 && ', '}
            <SiteLink label={label} href={href} newTab />
          </span>
        ))}
      </p>
    </>
  )
}
