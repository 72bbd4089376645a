import { useTexts } from '../locales/locale-store.ts'
import { SEARCH_PATH } from '../model/search-results.ts'

/** Takes the place of a search that failed to render. */
export function SearchFailed() {
  const texts = useTexts()
  return (
    <div className="search-found search-failed" role="alert">
      <p className="search-said">{texts.searchFailed}</p>
      {/* A page of its own, with none of what failed here. */}
      <form action={SEARCH_PATH}>
        <button type="submit">{texts.openSearchPage}</button>
      </form>
    </div>
  )
}
