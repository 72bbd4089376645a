import { memo, useEffect, useRef, useState } from 'react'
import { useTexts } from '../locales/locale-store.ts'
import type { DocsPath } from '../model/docs-path.ts'
import { DocsPanel } from './docs-panel.tsx'
import { MainPanel } from './main-panel.tsx'
import { useSidebarScroll } from './use-sidebar-scroll.ts'

/**
 * The groups above the current page are open. A closed group is not in the document: its label leads to its first
 * page, where it is open, so that the menu works without scripts and stays small with them. On small screens the
 * navbar's items are its second panel; without scripts both panels show, one below the other.
 */
export const Sidebar = memo(function Sidebar({ current }: { current: DocsPath | null }) {
  const texts = useTexts()
  const sidebar = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLInputElement>(null)
  const release = useRef<(() => void) | undefined>(undefined)
  const [panel, setPanel] = useState<'docs' | 'main'>('docs')
  useSidebarScroll(sidebar, current)

  const end = () => {
    release.current?.()
    release.current = undefined
  }
  // The menu closes when another page comes.
  useEffect(() => end, [current])

  async function follow(): Promise<void> {
    end()
    if (!toggle.current?.checked) return
    setPanel('docs')
    const { holdFocus } = await import('./hold-focus.ts')
    const [menu, button] = [sidebar.current, toggle.current]
    if (!menu || !button?.checked || release.current) return
    release.current = holdFocus(button, menu, () => {
      button.checked = false
      end()
    })
  }

  const turnTo = (next: 'docs' | 'main') => {
    setPanel(next)
    // The button that was pressed is gone; its counterpart takes the focus.
    requestAnimationFrame(() =>
      sidebar.current?.querySelector<HTMLElement>(next === 'main' ? '.to-docs' : '.to-main')?.focus(),
    )
  }

  return (
    <nav className="docs-menu" aria-label={texts.documentation}>
      {/* The menu button of small screens needs no script; the key closes the menu on the page that it led to. */}
      <input
        ref={toggle}
        key={current}
        className="menu-button"
        type="checkbox"
        id="menu"
        aria-label={texts.documentationMenu}
        autoComplete="off"
        onChange={follow}
      />
      <label className="scrim" htmlFor="menu">
        <span className="visually-hidden">{texts.closeMenu}</span>
      </label>
      <div className="sidebar" id="sidebar" data-panel={panel} ref={sidebar}>
        <button type="button" className="to-main" onClick={() => turnTo('main')}>
          {texts.backToMainMenu}
        </button>
        <DocsPanel current={current} />
        <button type="button" className="to-docs" onClick={() => turnTo('docs')}>
          {texts.documentation}
        </button>
        <MainPanel />
      </div>
    </nav>
  )
})
