import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isModified } from '../browser/is-modified.ts'
import { useTexts } from '../locales/locale-store.ts'
import type { DocsPath } from '../model/docs-path.ts'
import { LIST_IDS } from '../model/layout-ids.ts'
import { trailTo } from '../model/navigation.ts'
import { Boundary } from '../parts/boundary.tsx'
import { SearchFailed } from '../search/search-failed.tsx'
import { usePopular } from '../search/use-popular.ts'
import { useSite } from '../site-context.tsx'
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

function SearchWindow({ typed, input, onClose, onLeave }: SearchWindowProps) {
  const texts = useTexts().modal
  const { navigation } = useSite()
  const chapterOf = (path: DocsPath) =>
    (trailTo(navigation, path) ?? []).slice(0, 1).map(({ label }) => label)
  const { text, pasted, type, paste } = useQuery(typed)
  const [active, setActive] = useState(0)
  const [kept, setKept] = useState(loadKept)
  const query = pasted ?? text.trim()
  const found = useSearch(query)
  const recent = visibleRecents(kept)
  const popular = usePopular()
    .filter(({ path }) => ![...recent, ...kept.favourites].some(({ href }) => href === path))
    .map(({ path, label }) => ({ href: path, title: label, trail: chapterOf(path) }))
  const start = { recent, favourites: kept.favourites, popular }
  const results = (found.results?.places ?? []).flatMap((place) => [place, ...place.more])
  const items = query === '' ? [...recent, ...kept.favourites, ...popular] : results
  const selected = Math.min(active, items.length - 1)
  const enter = useEnter({ asked: query, answered: found.query, selected })
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
    onPoint: setActive,
    // The link does the rest: the page's own listener navigates, or the browser loads the address.
    onOpen: (event, hit) => {
      keep(withRecent(kept, hit))
      leave(event)
    },
    onLeave: leave,
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
        isAhead={query !== found.query}
        popup={query === '' ? 'grid' : 'listbox'}
        lists={listsOf(query === '' ? start : { results })}
        onText={search}
        onPaste={paste}
        onSelect={setActive}
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
      <SearchFoot results={found.results} query={query} onLeave={leave} />
    </>
  )
}

/** The ids of the lists that have something to show. */
const listsOf = (lists: Partial<Record<keyof typeof LIST_IDS, readonly unknown[]>>): string =>
  (Object.keys(LIST_IDS) as (keyof typeof LIST_IDS)[])
    .filter((list) => lists[list]?.length)
    .map((list) => LIST_IDS[list])
    .join(' ')
