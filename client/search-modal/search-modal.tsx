import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isModified } from '../browser/is-modified.ts'
import { useTexts } from '../locales/locale-store.ts'
import { LIST_IDS } from '../model/layout-ids.ts'
import { Boundary } from '../parts/boundary.tsx'
import { SearchFailed } from '../search/search-failed.tsx'
import { usePopular } from '../search/use-popular.ts'
import type { HitActions } from './hits/hit-actions.ts'
import {
  type Kept,
  loadKept,
  replacedFavourite,
  saveKept,
  visibleRecents,
  withFavourite,
  withoutHit,
  withRecent,
} from './kept-searches.ts'
import { ModalDialog } from './modal-dialog.tsx'
import { SearchScreen } from './screens/search-screen.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchFoot } from './search-foot.tsx'
import { useEnter } from './use-enter.ts'
import { useQuery } from './use-query.ts'
import { useSearch } from './use-search.ts'

interface SearchModalProps {
  readonly typed: string
  /** The reader stays where they were. */
  readonly onClose: () => void
  /** The reader goes to a result. */
  readonly onLeave: () => void
}

/** The search over the page: a combobox in a native modal dialog, which traps the focus. */
export function SearchModal(props: SearchModalProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <ModalDialog input={input} onClose={props.onClose}>
      <Boundary part="The search" fallback={<SearchFailed />}>
        <SearchWindow {...props} input={input} />
      </Boundary>
    </ModalDialog>
  )
}

interface SearchWindowProps extends SearchModalProps {
  readonly input: RefObject<HTMLInputElement | null>
}

/** A device without keys has no selection until one of its keys shows up: Enter then opens the page of all results. */
const FIRST = window.matchMedia('(pointer: coarse)').matches ? -1 : 0

function SearchWindow({ typed, input, onClose, onLeave }: SearchWindowProps) {
  const texts = useTexts().modal
  const { text, pasted, type, paste } = useQuery(typed)
  const [active, setActive] = useState(0)
  const [kept, setKept] = useState(loadKept)
  const query = pasted ?? text.trim()
  const found = useSearch(query)
  const results = (found.results?.places ?? []).flatMap((place) => [place, ...place.more])
  const nearest = found.results?.nearest ?? []
  const isStart = query === ''
  const isEmpty = isStart || found.failure !== null
  const recent = isEmpty ? visibleRecents(kept) : []
  const favourites = isEmpty ? kept.favourites : []
  const popular = usePopular(nearest)
    .filter(({ path }) => ![...recent, ...favourites].some(({ href }) => href === path))
    .map(({ path, label, section }) => ({ href: path, title: label, trail: section ? [section] : [] }))
  const start = { recent, favourites, popular: isEmpty || found.results ? popular : [], nearest }
  const isFound = results.length > 0
  const items = isFound ? results : [...recent, ...favourites, ...start.popular]
  // A key or the pointer reaches pages that do not answer the query; Enter alone does not open them.
  const first = isStart || isFound ? FIRST : -1
  const selected = Math.min(first + active, items.length - 1)
  const select = (index: number) => setActive(index - first)
  const enter = useEnter({ asked: query, answered: found.query, selected, first })
  // New results have no selection yet.
  useEffect(() => setActive(0), [found.query])

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
    onPoint: ({ pointerType }, index) => pointerType === 'mouse' && select(index),
    // The link does the rest: the page's own listener navigates, or the browser loads the address.
    onOpen: (event, hit) => {
      keep(withRecent(kept, hit))
      leave(event)
    },
    onFavour: (hit) => {
      const replaced = replacedFavourite(kept, hit)
      if (!replaced || window.confirm(texts.replaceFavourite(replaced.title, hit.title)))
        keep(withFavourite(kept, hit))
    },
    onForget: (hit) => keep(withoutHit(kept, hit)),
  }
  const retry = () => {
    found.retry()
    input.current?.focus()
  }
  return (
    <>
      <SearchBox
        input={input}
        text={text}
        pasted={pasted}
        stalled={found.waiting !== 'no'}
        count={items.length}
        selected={selected}
        isAhead={FIRST === 0 && query !== found.query}
        popup={isFound ? 'listbox' : 'grid'}
        lists={listsOf(isFound ? { results } : start)}
        onText={search}
        onPaste={paste}
        onSelect={select}
        onEnter={enter}
        onClose={onClose}
      />
      <SearchScreen
        query={query}
        found={found}
        start={start}
        selected={selected}
        actions={actions}
        onSearch={search}
        onRetry={retry}
      />
      <SearchFoot results={found.results} query={query} count={items.length} onLeave={leave} />
    </>
  )
}

/** The ids of the lists that have something to show. */
const listsOf = (lists: Readonly<Record<string, readonly unknown[]>>): string =>
  Object.entries(LIST_IDS)
    .flatMap(([list, id]) => (lists[list]?.length ? id : []))
    .join(' ')
