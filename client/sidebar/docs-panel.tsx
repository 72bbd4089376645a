import { useEffect, useRef, useState } from 'react'
import { useContentLang, useTexts } from '../locales/locale-store.ts'
import type { DocsPath } from '../model/docs-path.ts'
import { trailTo } from '../model/navigation.ts'
import { moveFocus } from '../parts/move-focus.ts'
import { useSite } from '../site-context.tsx'
import { type FoundPage, filterPages } from './filter-pages.ts'
import { EnterpriseTag, NavList } from './nav-list.tsx'

interface DocsPanelProps {
  readonly current: DocsPath | null
  readonly onMainMenu: () => void
}

/** The tree of pages under a box that filters it by label; a small screen has a way to the main menu above both. */
export function DocsPanel({ current, onMainMenu }: DocsPanelProps) {
  const { navigation } = useSite()
  const texts = useTexts()
  const lang = useContentLang()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  // The reader may have typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ''), [])
  const clear = () => {
    if (field.current) field.current.value = ''
    setQuery('')
  }
  const filtered = query.trim() !== ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events of the links inside bubble up to here
    <div className="docs-panel" onKeyDown={moveFocus}>
      <div className="filter-bar">
        <button type="button" className="to-main" onClick={onMainMenu}>
          {texts.backToMainMenu}
        </button>
        <input
          ref={field}
          className="page-filter"
          type="search"
          placeholder={texts.filterPages}
          aria-label={texts.filterPages}
          autoComplete="off"
          spellCheck={false}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && clear()}
        />
      </div>
      {filtered && <Found pages={filterPages(navigation, query)} query={query} onChoose={clear} />}
      <div lang={lang} hidden={filtered}>
        <NavList
          nodes={navigation}
          current={current}
          trail={current ? (trailTo(navigation, current) ?? []) : []}
        />
      </div>
    </div>
  )
}

interface FoundProps {
  pages: readonly FoundPage[]
  query: string
  onChoose: () => void
}

function Found({ pages, query, onChoose }: FoundProps) {
  const texts = useTexts()
  const lang = useContentLang()
  if (pages.length === 0)
    return (
      <p className="no-page" role="status">
        {texts.noPageMatches(query.trim())}
      </p>
    )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it, and the click bubbles up to here
    <ul className="found-pages" lang={lang} onClick={onChoose}>
      {pages.map(({ page, trail }) => (
        <li key={page.path}>
          <a href={page.path}>
            <span>
              {page.label} {trail.length > 0 && <small>{trail.join(' › ')}</small>}
            </span>
            {page.tag && <EnterpriseTag />}
          </a>
        </li>
      ))}
    </ul>
  )
}
