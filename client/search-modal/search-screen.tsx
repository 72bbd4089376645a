import { useTexts } from '../locales/locale-store.ts'
import type { HitActions } from './hits/hit-actions.ts'
import type { HitGroup } from './hits/read-hit.ts'
import type { Kept } from './kept-searches.ts'
import { NoResults } from './no-results.tsx'
import { ResultList } from './result-list.tsx'
import { StartScreen } from './start-screen.tsx'
import { useModalStrings } from './use-modal-strings.ts'
import type { Found } from './use-search.ts'

interface SearchScreenProps {
  readonly query: string
  readonly found: Found
  readonly groups: readonly HitGroup[]
  readonly kept: Kept
  readonly selected: number
  readonly actions: HitActions
  readonly onSearch: (query: string) => void
}

/** The part of the modal below the input. */
export function SearchScreen({ query, found, groups, kept, selected, actions, onSearch }: SearchScreenProps) {
  const texts = useModalStrings()
  const { noResultsFor } = useTexts()
  if (query === '') return <StartScreen kept={kept} selected={selected} actions={actions} />
  if (found.failed)
    return (
      <div className="search-screen search-failed" role="alert">
        <p className="search-said">{texts.failed}</p>
        <p>{texts.checkNetwork}</p>
      </div>
    )
  if (!found.answer) return null
  const { offline = false, suggestions } = found.answer
  if (groups.length === 0 && !offline)
    return <NoResults query={found.query} suggestions={suggestions} onSearch={onSearch} />
  return (
    <>
      {offline && (
        <p className="search-offline" role="status">
          {texts.offline} {groups.length === 0 && noResultsFor(found.query)}
        </p>
      )}
      {groups.length > 0 && (
        <ResultList query={offline ? null : query} groups={groups} selected={selected} actions={actions} />
      )}
    </>
  )
}
