import { LONGEST_QUERY, type SearchKind } from '../model/search-results.ts'

/** Works without scripts: the answer is a document. */
export function SearchForm({ query = '', filter = null }: { query?: string; filter?: SearchKind | null }) {
  return (
    <search>
      <form className="search-form" action="/docs/search/">
        <label htmlFor="search-query">Search the documentation</label>
        <input
          id="search-query"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        {filter && <input type="hidden" name="kind" value={filter} />}
        <button type="submit">Search</button>
      </form>
    </search>
  )
}
