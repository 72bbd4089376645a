import { useLocale, useTexts } from '../locales/locale-store.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import { PLACES_PER_PAGE, type SearchResults, searchAddress } from '../model/search-results.ts'
import { Boundary } from '../parts/boundary.tsx'
import { PageLinks } from '../parts/page-links.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PageCards } from './page-cards.tsx'
import { ResultNotes } from './result-notes.tsx'
import { SearchFailed } from './search-failed.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchHit } from './search-hit.tsx'
import { usePopular } from './use-popular.ts'

/** All results of a query, one page at a time, the best first. */
export function SearchPage({ results }: { results: SearchResults }) {
  const { query, filter, places } = results
  const texts = useTexts()
  return (
    <main id={LAYOUT_IDS.content} tabIndex={-1}>
      <div className="article search-page">
        <h1>{texts.search}</h1>
        <Boundary part="The search" fallback={<SearchFailed />}>
          <SearchForm query={query} filter={filter} live />
          {query ? <SearchFilters results={results} /> : <WaysOn results={results} />}
          <div role="status">
            {places.length > 0 && <Count results={results} />}
            {places.length > 0 && <ResultNotes notes={results} />}
            {query && places.length === 0 && (
              <section className="no-results">
                <h2>{texts.noResultsFor(query)}</h2>
                <NothingFound results={results}>
                  <WaysOn results={results} />
                </NothingFound>
              </section>
            )}
          </div>
          <ol className="search-hits">
            {places.map((place) => (
              <SearchHit key={place.href} place={place} />
            ))}
          </ol>
          <Pagination results={results} />
        </Boundary>
      </div>
    </main>
  )
}

/** Pages to go on to from where nothing is asked or found. */
function WaysOn({ results: { nearest } }: { results: SearchResults }) {
  const texts = useTexts()
  const pages = usePopular(nearest)
  if (pages.length === 0) return null
  return (
    <>
      <h2>{nearest.length > 0 ? texts.nearestPages : texts.tagPopular}</h2>
      <PageCards pages={pages} />
    </>
  )
}

/** As a person would say it: "3 results", "Results 21–40 of 47". */
function Count({ results: { query, total, page, pages, places } }: { results: SearchResults }) {
  const texts = useTexts()
  const all = total.toLocaleString(useLocale())
  const first = (page - 1) * PLACES_PER_PAGE + 1
  const count =
    pages < 2 ? texts.results(total, all) : texts.resultRange(first, first + places.length - 1, all)
  return <p className="search-count">{texts.resultsFor(count, query)}</p>
}

function Pagination({ results: { query, filter, page, pages } }: { results: SearchResults }) {
  const texts = useTexts()
  if (pages < 2) return null
  const linkTo = (to: number) => ({
    path: searchAddress(query, filter, to),
    label: texts.pageNumber(to),
  })
  return (
    <PageLinks
      name={texts.pagesOfResults}
      previous={page > 1 ? linkTo(page - 1) : null}
      next={page < pages ? linkTo(page + 1) : null}
    />
  )
}
