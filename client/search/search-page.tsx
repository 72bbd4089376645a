import { useContentLang, useLocale, useTexts } from '../locales/locale-store.ts'
import { pagesIn } from '../model/navigation.ts'
import { type SearchResults, searchAddress } from '../model/search-results.ts'
import { useSite } from '../site-context.tsx'
import { kindName } from './kind-name.ts'
import { missingResultsAddress } from './missing-results.ts'
import { PageCards } from './page-cards.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchHit } from './search-hit.tsx'
import { Undocumented } from './undocumented.tsx'

/** All results of a query, one page at a time. */
export function SearchPage({ results }: { results: SearchResults }) {
  const { query, filter, total, groups } = results
  const texts = useTexts()
  return (
    <main id="content" tabIndex={-1}>
      <div className="article search-page">
        <h1>{texts.search}</h1>
        <SearchForm query={query} filter={filter} live />
        {query ? <SearchFilters results={results} /> : <Popular />}
        <div role="status">
          {query && total > 0 && <Count results={results} />}
          {results.undocumented && total > 0 && <Undocumented text={results.releaseText} />}
          {query && total === 0 && <NoResults results={results} />}
        </div>
        {groups.map(({ kind, results: hits }) => (
          <section key={kind} aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`}>{kindName(texts, kind)}</h2>
            <ol className="search-hits">
              {hits.map((hit) => (
                <SearchHit key={hit.href} hit={hit} />
              ))}
            </ol>
          </section>
        ))}
        <Pagination results={results} />
      </div>
    </main>
  )
}

/** Pages to start from while nothing is asked. */
function Popular() {
  const { config, navigation } = useSite()
  const texts = useTexts()
  const pages = pagesIn(navigation)
  const popular = config.popular.flatMap((path) => pages.find((page) => page.path === path) ?? [])
  if (popular.length === 0) return null
  return (
    <section className="search-start">
      <h2>{texts.tagPopular}</h2>
      <PageCards pages={popular} />
    </section>
  )
}

function Count({ results: { query, total, page, pages } }: { results: SearchResults }) {
  const texts = useTexts()
  const count = texts.resultsFor(texts.results(total, total.toLocaleString(useLocale())), query)
  return <p className="search-count">{pages > 1 ? `${count}, ${texts.pageOf(page, pages)}` : count}</p>
}

function NoResults({ results }: { results: SearchResults }) {
  const { query, suggestions, nearest } = results
  const texts = useTexts()
  const lang = useContentLang()
  const { repository } = useSite().config
  const report = missingResultsAddress(repository.href, query)
  return (
    <section className="no-results">
      <h2>{texts.noResultsFor(query)}</h2>
      {suggestions.length > 0 && (
        <>
          <p>{texts.trySearching}</p>
          <ul lang={lang}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <a href={searchAddress(suggestion, null)}>{suggestion}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {nearest.length > 0 && (
        <>
          <p>{texts.nearestPages}</p>
          <ul lang={lang}>
            {nearest.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {texts.believe} <a href={report}>{texts.letUsKnow}</a>
      </p>
    </section>
  )
}

function Pagination({ results: { query, filter, page, pages } }: { results: SearchResults }) {
  const texts = useTexts()
  if (pages < 2) return null
  return (
    <nav className="page-links" aria-label={texts.pagesOfResults}>
      {page > 1 && (
        <a rel="prev" href={searchAddress(query, filter, page - 1)}>
          <span>{texts.previous}</span> {texts.pageNumber(page - 1)}
        </a>
      )}
      {page < pages && (
        <a rel="next" href={searchAddress(query, filter, page + 1)}>
          <span>{texts.next}</span> {texts.pageNumber(page + 1)}
        </a>
      )}
    </nav>
  )
}
