import { useTexts } from '../../locales/locale-store.ts'
import { searchAddress } from '../../model/search-results.ts'
import type { Question } from '../ask-search.ts'
import type { HitActions } from '../hits/hit-actions.ts'
import type { Found } from '../use-search.ts'
import { FailedScreen } from './failed-screen.tsx'
import { NoResults } from './no-results.tsx'
import { ResultList } from './result-list.tsx'
import { type StartLists, StartScreen } from './start-screen.tsx'

interface SearchScreenProps {
  readonly question: Question
  readonly found: Found
  readonly start: StartLists
  readonly selected: number
  readonly actions: HitActions
  readonly onSearch: (query: string) => void
  readonly onRetry: () => void
}

/** The part of the window below the input. */
export function SearchScreen(props: SearchScreenProps) {
  const { question, found, start, selected, actions, onSearch, onRetry } = props
  const texts = useTexts().modal
  const { query, pasted, filter } = question
  const { results, failure, waiting } = found
  if (query === '') return <StartScreen lists={start} selected={selected} actions={actions} />
  return (
    <>
      {waiting === 'slow' && (
        <p className="search-note" role="status">
          {texts.slow}
        </p>
      )}
      {failure && waiting === 'no' && <FailedScreen failure={failure} onRetry={onRetry} />}
      {results && (
        <div className="search-answer-area" aria-busy={waiting !== 'no'}>
          {results.places.length === 0 ? (
            <NoResults results={results} actions={actions} onSearch={onSearch} />
          ) : (
            <ResultList
              results={results}
              all={searchAddress(pasted ?? query, filter)}
              selected={selected}
              actions={actions}
            />
          )}
        </div>
      )}
    </>
  )
}
