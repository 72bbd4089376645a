import { useTexts } from '../../locales/locale-store.ts'
import { NothingFound } from '../../search/nothing-found.tsx'
import type { HitActions } from '../hits/hit-actions.ts'
import type { Found } from '../use-search.ts'
import { FailedScreen } from './failed-screen.tsx'
import { ResultList } from './result-list.tsx'
import { type StartLists, StartScreen } from './start-screen.tsx'

interface SearchScreenProps {
  readonly query: string
  readonly found: Found
  readonly start: StartLists
  readonly selected: number
  readonly actions: HitActions
  readonly onSearch: (query: string) => void
  readonly onRetry: () => void
}

/** The part of the window below the input. */
export function SearchScreen(props: SearchScreenProps) {
  const { query, found, start, selected, actions, onSearch, onRetry } = props
  const { modal, noResultsFor } = useTexts()
  const { results, failure, waiting } = found
  const ways = <StartScreen lists={start} selected={selected} actions={actions} />
  if (query === '') return <div className="search-found">{ways}</div>
  return (
    <>
      {waiting === 'slow' && (
        <p className="search-note" role="status">
          {modal.slow}
        </p>
      )}
      {failure && waiting === 'no' && <FailedScreen {...{ failure, onRetry }}>{ways}</FailedScreen>}
      {results && (
        <div className="search-answer-area" aria-busy={waiting !== 'no'}>
          {results.places.length === 0 ? (
            <div className="search-found">
              <p className="search-said" role="status">
                {noResultsFor(results.query)}
              </p>
              <NothingFound results={results} onSearch={onSearch}>
                {ways}
              </NothingFound>
            </div>
          ) : (
            <ResultList results={results} selected={selected} actions={actions} />
          )}
        </div>
      )}
    </>
  )
}
