import { type SearchResults, searchAddress } from '../model/search-results.ts'
import { useSite } from '../site-context.tsx'
import { missingResultsAddress } from './missing-results.ts'
import { KIND_NAMES, SearchFilters } from './search-filters.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchHit } from './search-hit.tsx'

/** All results of a query, a page at a time. */
export function SearchPage({ results }: { results: SearchResults }) {
  const { query, filter, total, groups } = results
  return (
    <main id="content" tabIndex={-1}>
      <div className="article search-page">
        <h1>Search</h1>
        <SearchForm query={query} filter={filter} />
        {query && <SearchFilters results={results} />}
        <div role="status">
          {query && total > 0 && <p className="search-count">{countOf(results)}</p>}
          {query && total === 0 && <NoResults results={results} />}
        </div>
        {groups.map(({ kind, results: hits }) => (
          <section key={kind} aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`}>{KIND_NAMES[kind]}</h2>
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

function countOf({ query, total, page, pages }: SearchResults): string {
  const count = `${total.toLocaleString('en')} ${total === 1 ? 'result' : 'results'} for “${query}”`
  return pages > 1 ? `${count}, page ${page} of ${pages}` : count
}

function NoResults({ results }: { results: SearchResults }) {
  const { query, suggestions } = results
  const { repository } = useSite().config
  const report = missingResultsAddress(repository.href, query)
  return (
    <section className="no-results">
      <h2>{`No results for ${query}`}</h2>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <a href={searchAddress(suggestion, null)}>{suggestion}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results? <a href={report}>Let us know.</a>
      </p>
    </section>
  )
}

function Pagination({ results: { query, filter, page, pages } }: { results: SearchResults }) {
  if (pages < 2) return null
  return (
    <nav className="page-links" aria-label="Pages of results">
      {page > 1 && (
        <a rel="prev" href={searchAddress(query, filter, page - 1)}>
          <span>Previous</span> Page {page - 1}
        </a>
      )}
      {page < pages && (
        <a rel="next" href={searchAddress(query, filter, page + 1)}>
          <span>Next</span> Page {page + 1}
        </a>
      )}
    </nav>
  )
}
