import { type ChangeEvent, memo, useEffect, useRef, useState } from 'react'
import { useTexts } from '../locales/locale-store.ts'
import type { DocsPath } from '../model/docs-path.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import { completeMetadata } from '../navbar/metadata-store.ts'
import { DocsPanel } from './docs-panel.tsx'
import { holdFocus } from './hold-focus.ts'
import { MainPanel } from './main-panel.tsx'
import { useSidebarScroll } from './use-sidebar-scroll.ts'

/**
 * The groups above the current page are open. The pages of a closed group are not in the document: its label links to its
 * first page, where the group is open. So the menu works without scripts, and the document stays small. On small screens,
 * the navbar's items are the second panel; without scripts, both panels show, one below the other.
 */
export const Sidebar = memo(function Sidebar({ current }: { current: DocsPath | null }) {
  const texts = useTexts()
  const sidebar = useRef<HTMLDivElement>(null)
  const release = useRef<(() => void) | undefined>(undefined)
  const [panel, setPanel] = useState<'docs' | 'main'>('docs')
  useSidebarScroll(sidebar, current)

  const end = () => {
    release.current?.()
    release.current = undefined
  }
  // The menu closes on navigation to another page.
  useEffect(() => end, [current])

  function follow({ currentTarget: button }: ChangeEvent<HTMLInputElement>): void {
    end()
    if (!button.checked || !sidebar.current) return
    setPanel('docs')
    completeMetadata()
    release.current = holdFocus(button, sidebar.current, () => {
      button.checked = false
      end()
    })
  }

  const turnTo = (next: 'docs' | 'main') => {
    setPanel(next)
    // The pressed button is gone, so its counterpart gets the focus.
    requestAnimationFrame(() =>
      sidebar.current?.querySelector<HTMLElement>(next === 'main' ? '.to-docs' : '.to-main')?.focus(),
    )
  }

  return (
    <nav className="docs-menu" aria-label={texts.documentation}>
      {/* The menu button of small screens works without a script; `key` closes the menu on the next page. */}
      <input
        key={current}
        className="menu-button"
        type="checkbox"
        id={LAYOUT_IDS.menu}
        aria-label={texts.documentationMenu}
        autoComplete="off"
        onChange={follow}
      />
      <label className="scrim" htmlFor="menu">
        <span className="visually-hidden">{texts.closeMenu}</span>
      </label>
      <div className="sidebar" id={LAYOUT_IDS.sidebar} data-panel={panel} ref={sidebar}>
        <DocsPanel current={current} onMainMenu={() => turnTo('main')} />
        <button type="button" className="to-docs" onClick={() => turnTo('docs')}>
          {texts.documentation}
        </button>
        <MainPanel />
      </div>
    </nav>
  )
})
