import '../shared.ts'
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { SearchKind } from '../model/search-results.ts'
import { useSite } from '../site-context.tsx'
import { type HitActions, LIST_IDS } from './hits/hit-actions.ts'
import { popularHits } from './hits/popular-hits.ts'
import type { Hit } from './hits/read-hit.ts'
import { isModified } from './is-modified.ts'
import { type Kept, loadKept, saveKept, withFavourite, withoutHit, withRecent } from './kept-searches.ts'
import { KeyHints } from './keys/key-hints.tsx'
import { KindFilter } from './kind-filter.tsx'
import { ModalDialog } from './modal-dialog.tsx'
import { SearchScreen } from './screens/search-screen.tsx'
import { SearchBox } from './search-box.tsx'
import { useEnter } from './use-enter.ts'
import { useQuery } from './use-query.ts'
import { questionKey, useSearch } from './use-search.ts'

interface SearchModalProps {
  readonly typed: string
  /** The reader stays where they were. */
  readonly onClose: () => void
  /** The reader goes to a result. */
  readonly onLeave: () => void
}

/** The search over the page: a combobox in a native modal dialog, which traps the focus. */
export function SearchModal({ typed, onClose, onLeave }: SearchModalProps) {
  const { config, navigation, hostedSearch } = useSite()
  const input = useRef<HTMLInputElement>(null)
  const { text, pasted, type, paste } = useQuery(typed)
  const [filter, setFilter] = useState<SearchKind | null>(null)
  const [active, setActive] = useState(0)
  const [kept, setKept] = useState(loadKept)
  const query = text.trim()
  const asked = questionKey({ query, pasted, filter })
  const found = useSearch({ query, pasted, filter })
  const start = useMemo(() => {
    const own = [...kept.recent, ...kept.favourites]
    const isNew = ({ href }: Hit) => !own.some((hit) => hit.href === href)
    return { ...kept, popular: popularHits(config.popular, navigation).filter(isNew) }
  }, [kept, config, navigation])
  const results = (found.answer?.places ?? []).flatMap(({ hit, more }) => [hit, ...more])
  const items = query === '' ? [...kept.recent, ...kept.favourites, ...start.popular] : results
  const selected = Math.min(active, items.length - 1)
  const enter = useEnter({ asked, answered: found.key, selected })
  // New results have no selection yet.
  useEffect(() => setActive(0), [found.key])

  const search = (next: string) => {
    type(next)
    setActive(0)
    input.current?.focus()
  }
  const keep = (next: Kept) => {
    setKept(next)
    saveKept(next)
    input.current?.focus()
  }
  const leave = (event: MouseEvent) => isModified(event) || onLeave()
  const actions: HitActions = {
    onPoint: setActive,
    // The link does the rest: the page's own listener navigates, or the browser loads the address.
    onOpen: (event, hit) => {
      keep(withRecent(kept, hit))
      leave(event)
    },
    onLeave: leave,
    onFavour: (hit) => keep(withFavourite(kept, hit)),
    onForget: (hit) => keep(withoutHit(kept, hit)),
  }
  return (
    <ModalDialog input={input} onClose={onClose}>
      <SearchBox
        input={input}
        text={text}
        pasted={pasted}
        filter={filter}
        stalled={found.stalled}
        count={items.length}
        selected={selected}
        isAhead={asked !== found.key}
        popup={query === '' ? 'grid' : 'listbox'}
        lists={listsOf(query === '' ? start : { results })}
        onText={search}
        onPaste={paste}
        onSelect={setActive}
        onEnter={enter}
        onClose={onClose}
      />
      {query !== '' && !hostedSearch && !found.answer?.offline && (
        <KindFilter
          filter={filter}
          onFilter={setFilter}
          onEnter={enter}
          onType={() => input.current?.focus()}
        />
      )}
      <SearchScreen
        asked={{ query, pasted, filter }}
        found={found}
        start={start}
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
