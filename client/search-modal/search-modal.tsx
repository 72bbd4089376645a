import '../shared.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { LONGEST_QUERY } from '../model/search-results.ts'
import { type HitActions, LIST_IDS } from './hits/hit-actions.ts'
import { groupHits, type Hit } from './hits/read-hit.ts'
import { isModified } from './is-modified.ts'
import { type Kept, loadKept, saveKept, withFavourite, withoutHit, withRecent } from './kept-searches.ts'
import { KeyHints } from './keys/key-hints.tsx'
import { ModalDialog } from './modal-dialog.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchScreen } from './search-screen.tsx'
import { useEnter } from './use-enter.ts'
import { useSearch } from './use-search.ts'

/** The search over the page: a combobox in a native modal dialog, which traps the focus and returns it. */
export function SearchModal({ typed, onClose }: { typed: string; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(typed.slice(0, LONGEST_QUERY))
  const [active, setActive] = useState(0)
  const [kept, setKept] = useState(loadKept)
  const query = text.trim()
  const found = useSearch(query)
  const groups = useMemo(() => groupHits(found.answer?.hits ?? []), [found.answer])
  const items =
    query === ''
      ? [...kept.recent, ...kept.favourites]
      : groups.flatMap((group): readonly Hit[] => group.hits)
  const selected = Math.min(active, items.length - 1)
  const enter = useEnter({ query, answered: found.query, selected })
  // New results have no selection yet.
  useEffect(() => setActive(0), [found.query])

  const search = (next: string) => {
    setText(next.slice(0, LONGEST_QUERY))
    setActive(0)
    input.current?.focus()
  }
  const keep = (next: Kept) => {
    setKept(next)
    saveKept(next)
    input.current?.focus()
  }
  const actions: HitActions = {
    onPoint: setActive,
    // The link does the rest: the page's own listener navigates, or the browser loads the address.
    onOpen: (event, hit) => {
      keep(withRecent(kept, hit))
      if (!isModified(event)) onClose()
    },
    onSeeAll: (event) => isModified(event) || onClose(),
    onFavour: (hit) => keep(withFavourite(kept, hit)),
    onForget: (hit) => keep(withoutHit(kept, hit)),
  }
  return (
    <ModalDialog input={input} onClose={onClose}>
      <SearchBox
        input={input}
        text={text}
        stalled={found.stalled}
        count={items.length}
        selected={selected}
        popup={query === '' ? 'grid' : 'listbox'}
        lists={listsOf(query === '' ? kept : { results: items })}
        onText={search}
        onSelect={setActive}
        onEnter={enter}
        onClose={onClose}
      />
      <SearchScreen
        query={query}
        found={found}
        groups={groups}
        kept={kept}
        selected={selected}
        actions={actions}
        onSearch={search}
      />
      <KeyHints />
    </ModalDialog>
  )
}

/** The ids of the lists that have something to show. */
const listsOf = (lists: Partial<Record<keyof typeof LIST_IDS, readonly Hit[]>>): string =>
  (Object.keys(LIST_IDS) as (keyof typeof LIST_IDS)[])
    .filter((list) => lists[list]?.length)
    .map((list) => LIST_IDS[list])
    .join(' ')
