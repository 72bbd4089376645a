import { useEffect, useRef } from 'react'
import { adoptStyles } from '../browser/adopt-styles.ts'
import { useContentLang, useTexts } from '../locales/locale-store.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import type { Heading } from '../model/page.ts'
import { keepInSight } from '../parts/keep-in-sight.ts'
import { moveFocus } from '../parts/move-focus.ts'
import search from './contents-search.css' with { type: 'text' }
import { useActiveHeading } from './use-active-heading.ts'

/** Beside the article on wide screens, a folded list above it on others; both work without scripts. */
export function TableOfContents({ headings, page }: { headings: readonly Heading[]; page: string }) {
  const texts = useTexts()
  const lang = useContentLang()
  const toggle = useRef<HTMLInputElement>(null)
  const active = useActiveHeading(headings)
  const section = headings.find(({ id }) => id === active)?.title
  const list = useRef<HTMLElement>(null)
  useEffect(() => adoptStyles(search), [])
  useEffect(() => {
    const [nav, link] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    // Only a list that is longer than the screen has to scroll along.
    if (nav && link && active) keepInSight(nav, link)
  }, [active])
  const close = () => {
    if (toggle.current) toggle.current.checked = false
  }
  if (headings.length === 0) return null
  return (
    <nav ref={list} className="toc" aria-label={texts.onThisPage}>
      <input
        ref={toggle}
        className="toc-toggle visually-hidden"
        type="checkbox"
        id={LAYOUT_IDS.contents}
        autoComplete="off"
      />
      <label className="toc-label" htmlFor="toc" data-here={section && `${page} › ${section}`}>
        {texts.onThisPage}
      </label>
      {/* Shows while the navbar, whose button it presses, is hidden. */}
      <button
        type="button"
        hidden
        aria-label={texts.search}
        aria-haspopup="dialog"
        onClick={() => document.querySelector<HTMLElement>('.search-link')?.click()}
      />
      <ul lang={lang} onKeyDown={moveFocus}>
        {headings.map(({ id, depth, title }) => (
          <li key={id} className={depth === 3 ? 'sub' : undefined}>
            <a href={`#${id}`} aria-current={id === active ? 'true' : undefined} onClick={close}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The headings in a document's table of contents. */
export function readHeadings(document: Document): Heading[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.toc a')
  return Array.from(links, (link) => ({
    id: link.getAttribute('href')?.slice(1) ?? '',
    depth: link.parentElement?.className === 'sub' ? 3 : 2,
    title: link.textContent,
  }))
}
