import type { HitActions } from './hit-actions.ts'
import type { Kept } from './kept-searches.ts'
import { useModalTexts } from './modal-texts.ts'
import { NoResults } from './no-results.tsx'
import { ResultList } from './result-list.tsx'
import type { HitGroup } from './search-hit.ts'
import { StartScreen } from './start-screen.tsx'
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

/** What stands below the input. */
export function SearchScreen({ query, found, groups, kept, selected, actions, onSearch }: SearchScreenProps) {
  const texts = useModalTexts()
  if (query === '') return <StartScreen kept={kept} selected={selected} actions={actions} />
  if (found.failed)
    return (
      <div className="search-screen search-failed" role="alert">
        <p className="search-said">{texts.failed}</p>
        <p>{texts.checkNetwork}</p>
      </div>
    )
  if (!found.answer) return null
  if (groups.length === 0)
    return <NoResults query={found.query} suggestions={found.answer.suggestions} onSearch={onSearch} />
  return <ResultList query={query} groups={groups} selected={selected} actions={actions} />
}
