import type { MouseEvent, ReactNode } from 'react'
import { isModified } from '../browser/is-modified.ts'
import { useContentLang, useTexts } from '../locales/locale-store.ts'
import { type SearchResults, searchAddress } from '../model/search-results.ts'
import { SiteLink } from '../parts/site-link.tsx'
import { useSite } from '../site-context.tsx'

interface NothingFoundProps {
  readonly results: SearchResults
  /** Searches for a suggestion in place; without it, its link leads to the page of results. */
  readonly onSearch?: (query: string) => void
  /** Pages to go on to. */
  readonly children: ReactNode
}

/** The ways on from a query without results: other queries, pages, a report, and people to ask. */
export function NothingFound({ results, onSearch, children }: NothingFoundProps) {
  const { query, suggestions } = results
  const texts = useTexts()
  const lang = useContentLang()
  const { repository, footer } = useSite().config
  const report = new URLSearchParams({ title: `Documentation search: no results for ${query}` })
  const searchFor = (event: MouseEvent, other: string) => {
    if (!onSearch || isModified(event)) return
    event.preventDefault()
    onSearch(other)
  }
  return (
    <>
      {suggestions.length > 0 && (
        <p className="chips">
          <span>{texts.trySearching}</span>
          {suggestions.map((other) => (
            <a key={other} href={searchAddress(other, null)} onClick={(event) => searchFor(event, other)}>
              {other}
            </a>
          ))}
        </p>
      )}
      {children}
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
