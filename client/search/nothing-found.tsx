import type { ComponentProps, MouseEvent } from 'react'
import { isModified } from '../browser/is-modified.ts'
import { useContentLang, useTexts } from '../locales/locale-store.ts'
import { type SearchResults, searchAddress } from '../model/search-results.ts'
import { SiteLink } from '../parts/site-link.tsx'
import { useSite } from '../site-context.tsx'
import { usePopular } from './use-popular.ts'

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
  const popular = usePopular()
  const pages = nearest.length > 0 ? nearest : popular
  const report = new URLSearchParams({ title: `Documentation search: no results for ${query}` })
  const searchFor = (event: MouseEvent, other: string) => {
    if (!onSearch || isModified(event)) return
    event.preventDefault()
    onSearch(other)
  }
  const list = (name: string, links: readonly ComponentProps<'a'>[]) =>
    links.length > 0 && (
      <div>
        <p className="search-group">{name}</p>
        <ul lang={lang}>
          {links.map((link) => (
            <li key={link.href}>
              <a className={onLeave && 'search-hit'} {...link} />
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <>
      {list(
        texts.trySearching,
        suggestions.map((other) => ({
          href: searchAddress(other, null),
          children: other,
          onClick: (event) => searchFor(event, other),
        })),
      )}
      {list(
        nearest.length > 0 ? texts.nearestPages : texts.tagPopular,
        pages.map(({ path, label }) => ({ href: path, children: label, onClick: onLeave })),
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
