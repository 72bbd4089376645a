import { type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { LONGEST_QUERY } from '../model/search-results.ts'
import { type HitActions, LIST_IDS } from './hit-actions.ts'
import { isModified } from './is-modified.ts'
import { loadKept, saveKept, withFavourite, withoutHit, withRecent } from './kept-searches.ts'
import { KeyHints } from './key-hints.tsx'
import { lockScroll } from './lock-scroll.ts'
import { adoptModalStyles } from './modal-styles.ts'
import { useModalTexts } from './modal-texts.ts'
import { SearchBox } from './search-box.tsx'
import { groupHits, type Hit } from './search-hit.ts'
import { SearchScreen } from './search-screen.tsx'
import { useSearch } from './use-search.ts'

/** The search over the page: a combobox in a native modal dialog, which holds the focus and gives it back. */
export function SearchModal({ typed, onClose }: { typed: string; onClose: () => void }) {
  const texts = useModalTexts()
  const dialog = useRef<HTMLDialogElement>(null)
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

  useLayoutEffect(() => {
    adoptModalStyles()
    const element = dialog.current
    element?.showModal()
    input.current?.focus()
    const unlock = lockScroll()
    return () => {
      unlock()
      // Gives the focus back to where it was.
      element?.close()
    }
  }, [])

  const search = (next: string) => {
    setText(next.slice(0, LONGEST_QUERY))
    setActive(0)
    input.current?.focus()
  }
  const keep = (next: typeof kept) => {
    setKept(next)
    saveKept(next)
    input.current?.focus()
  }
  const actions: HitActions = {
    onPoint: setActive,
    // The link does the rest: the page's own listener navigates, or the browser loads.
    onOpen: (event, hit) => {
      keep(withRecent(kept, hit))
      if (!isModified(event)) onClose()
    },
    onFavour: (hit) => keep(withFavourite(kept, hit)),
    onForget: (hit) => keep(withoutHit(kept, hit)),
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label={texts.placeholder}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event: MouseEvent) => event.target === dialog.current && onClose()}
    >
      <div className="search-panel">
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
      </div>
    </dialog>,
    document.body,
  )
}

/** The ids of the lists that have something to show. */
const listsOf = (lists: Partial<Record<keyof typeof LIST_IDS, readonly Hit[]>>): string =>
  (Object.keys(LIST_IDS) as (keyof typeof LIST_IDS)[])
    .filter((list) => lists[list]?.length)
    .map((list) => LIST_IDS[list])
    .join(' ')
