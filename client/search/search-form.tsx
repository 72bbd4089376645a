import { useTexts } from '../locales/locale-store.ts'
import { LONGEST_QUERY, type SearchKind } from '../model/search-results.ts'

/** Works without scripts: the answer is a document. */
export function SearchForm({ query = '', filter = null }: { query?: string; filter?: SearchKind | null }) {
  const texts = useTexts()
  return (
    <search>
      <form className="search-form" action="/docs/search/">
        <label htmlFor="search-query">{texts.searchDocumentation}</label>
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
        <button type="submit">{texts.search}</button>
      </form>
    </search>
  )
}
