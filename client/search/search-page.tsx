import { useLocale, useTexts } from '../locales/locale-store.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import { PLACES_PER_PAGE, type SearchResults, searchAddress } from '../model/search-results.ts'
import { Boundary } from '../parts/boundary.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PageCards } from './page-cards.tsx'
import { ResultNotes } from './result-notes.tsx'
import { SearchFailed } from './search-failed.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchHit } from './search-hit.tsx'
import { usePopular } from './use-popular.ts'

/** All results of a query, one page at a time, the kind with the best result first. */
export function SearchPage({ results }: { results: SearchResults }) {
  const { query, filter, places } = results
  const texts = useTexts()
  const kinds = [...new Set(places.map(({ kind }) => kind))]
  return (
    <main id={LAYOUT_IDS.content} tabIndex={-1}>
      <div className="article search-page">
        <h1>{texts.search}</h1>
        <Boundary part="The search" fallback={<SearchFailed />}>
          <SearchForm query={query} filter={filter} live />
          {query ? <SearchFilters results={results} /> : <Popular />}
          <div role="status">
            {places.length > 0 && <Count results={results} />}
            {places.length > 0 && <ResultNotes notes={results} />}
            {query && places.length === 0 && (
              <section className="no-results">
                <h2>{texts.noResultsFor(query)}</h2>
                <NothingFound results={results} />
              </section>
            )}
          </div>
          {kinds.map((kind) => (
            <section key={kind} aria-labelledby={`kind-${kind}`}>
              <h2 id={`kind-${kind}`}>{texts.kinds[kind]}</h2>
              <ol className="search-hits">
                {places
                  .filter((place) => place.kind === kind)
                  .map((place) => (
                    <SearchHit key={place.href} place={place} />
                  ))}
              </ol>
            </section>
          ))}
          <Pagination results={results} />
        </Boundary>
      </div>
    </main>
  )
}

/** Pages to start from while nothing is asked. */
function Popular() {
  const texts = useTexts()
  const popular = usePopular()
  if (popular.length === 0) return null
  return (
    <section className="search-start">
      <h2>{texts.tagPopular}</h2>
      <PageCards pages={popular} />
    </section>
  )
}

/** As a person would say it: "3 results", "Results 21–40 of 47", with the way to those that come next. */
function Count({ results: { query, filter, total, page, pages, places } }: { results: SearchResults }) {
  const texts = useTexts()
  const locale = useLocale()
  const all = total.toLocaleString(locale)
  const first = (page - 1) * PLACES_PER_PAGE + 1
  const count =
    pages < 2 ? texts.results(total, all) : texts.resultRange(first, first + places.length - 1, all)
  return (
    <p className="search-count">
      <span>{texts.resultsFor(count, query)}</span>{' '}
      {page < pages && <a href={searchAddress(query, filter, page + 1)}>{texts.pageNumber(page + 1)}</a>}
    </p>
  )
}

function Pagination({ results: { query, filter, page, pages } }: { results: SearchResults }) {
  const texts = useTexts()
  if (pages < 2) return null
  return (
    <nav className="page-links" aria-label={texts.pagesOfResults}>
      {page > 1 && (
        <a rel="prev" href={searchAddress(query, filter, page - 1)}>
          <span>{texts.previous}</span> <span>{texts.pageNumber(page - 1)}</span>
        </a>
      )}
      {page < pages && (
        <a rel="next" href={searchAddress(query, filter, page + 1)}>
          <span>{texts.next}</span> <span>{texts.pageNumber(page + 1)}</span>
        </a>
      )}
    </nav>
  )
}
