import type { KeyboardEvent } from 'react'
import { useTexts } from '../locales/locale-store.ts'
import { SEARCH_KINDS, type SearchKind } from '../model/search-results.ts'
import { kindName } from '../search/kind-name.ts'

interface KindFilterProps {
  readonly filter: SearchKind | null
  readonly onFilter: (filter: SearchKind | null) => void
  /** Enter opens the same hit as in the input. */
  readonly onEnter: (event: KeyboardEvent) => void
  /** The reader types on. */
  readonly onType: () => void
}

const FILTERS = [null, ...SEARCH_KINDS.filter((kind) => kind !== 'page')]

/** One Tab away from the input; arrow keys choose. */
export function KindFilter({ filter, onFilter, onEnter, onType }: KindFilterProps) {
  const texts = useTexts()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter(event)
    else if (/^[^\s]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) onType()
  }
  return (
    <fieldset className="search-kinds" onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{texts.kindsOfResults}</legend>
      {FILTERS.map((kind) => (
        <label key={kind}>
          <input type="radio" name="search-kind" checked={kind === filter} onChange={() => onFilter(kind)} />
          {kind ? kindName(texts, kind) : texts.all}
        </label>
      ))}
    </fieldset>
  )
}
