import { memo } from 'react'
import { useContentLang, useTexts } from '../locales/locale-store.ts'
import type { NavbarItem as Item } from '../model/site-config.ts'
import { Boundary } from '../parts/boundary.tsx'
import { useSite } from '../site-context.tsx'
import { NavbarItem } from './navbar-item.tsx'
import { Wordmark } from './wordmark.tsx'

export const Navbar = memo(function Navbar() {
  const { items } = useSite().config.navbar
  const texts = useTexts()
  const lang = useContentLang()
  const list = (side: 'left' | 'right') => (
    <ul className={`navbar-${side}`}>
      {items.map(
        (item, index) =>
          item.position === side &&
          !item.mobileOnly && (
            <li key={index} className={`navbar-${item.type}`} lang={isConfigured(item) ? lang : undefined}>
              <Boundary part={`The navbar item ${JSON.stringify(item)} of site.yaml`}>
                <NavbarItem item={item} />
              </Boundary>
            </li>
          ),
      )}
    </ul>
  )
  return (
    <header className="navbar">
      <div className="navbar-row">
        <a className="wordmark" href="/docs/" lang={lang}>
          <Wordmark />
        </a>
        <nav aria-label={texts.mainNavigation}>
          {list('left')}
          {list('right')}
        </nav>
      </div>
    </header>
  )
})

/** Checks that the words of an item are those of site.yaml, not of the interface. */
const isConfigured = ({ type }: Item): boolean => type !== 'search' && type !== 'localeDropdown'
