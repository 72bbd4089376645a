import { Component, type ReactNode } from 'react'
import { currentTexts } from '../locales/locale-store.ts'
import { SEARCH_PATH } from '../model/search-results.ts'

/** Keeps a failure of the search to the search: the page around it stays. */
export class SearchBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const texts = currentTexts()
    return (
      <div className="search-screen" role="alert">
        <p className="search-said">{texts.searchFailed}</p>
        {/* A page of its own, with none of what failed here. */}
        <form action={SEARCH_PATH}>
          <button type="submit">{texts.openSearchPage}</button>
        </form>
      </div>
    )
  }
}
