import { useTexts } from '../../locales/locale-store.ts'
import { searchAddress } from '../../model/search-results.ts'
import type { Asked } from '../ask-search.ts'
import type { HitActions } from '../hits/hit-actions.ts'
import type { Found } from '../use-search.ts'
import { NoResults } from './no-results.tsx'
import { ResultList } from './result-list.tsx'
import { type StartLists, StartScreen } from './start-screen.tsx'

interface SearchScreenProps {
  readonly asked: Asked
  readonly found: Found
  readonly start: StartLists
  readonly selected: number
  readonly actions: HitActions
  readonly onSearch: (query: string) => void
}

/** The part of the modal below the input. */
export function SearchScreen({ asked, found, start, selected, actions, onSearch }: SearchScreenProps) {
  const texts = useTexts().modal
  const { noResultsFor } = useTexts()
  const { query, pasted, filter } = asked
  if (query === '') return <StartScreen lists={start} selected={selected} actions={actions} />
  if (found.failed)
    return (
      <div className="search-screen search-failed" role="alert">
        <p className="search-said">{texts.failed}</p>
        <p>{texts.checkNetwork}</p>
      </div>
    )
  const { answer } = found
  if (!answer) return null
  const { offline = false, places } = answer
  if (places.length === 0 && !offline)
    return <NoResults query={found.query} answer={answer} actions={actions} onSearch={onSearch} />
  return (
    <>
      {offline && (
        <p className="search-note" role="status">
          {texts.offline} {places.length === 0 && noResultsFor(found.query)}
        </p>
      )}
      {places.length > 0 && (
        <ResultList
          answer={answer}
          all={offline ? null : searchAddress(pasted ?? query, filter)}
          selected={selected}
          actions={actions}
        />
      )}
    </>
  )
}
