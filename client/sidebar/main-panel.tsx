import { useContentLang, useTexts } from '../locales/locale-store.ts'
import type { NavbarItem } from '../model/site-config.ts'
import { LocaleChoices } from '../navbar/locale-dropdown.tsx'
import { Entry } from '../navbar/navbar-item.tsx'
import { RepositoryFacts } from '../navbar/repository-item.tsx'
import { VersionChoices } from '../navbar/version-dropdown.tsx'
import { Boundary } from '../parts/boundary.tsx'
import { SiteLink } from '../parts/site-link.tsx'
import { useSite } from '../site-context.tsx'

/** The items of the navbar as a list, for screens that are too narrow for a row. */
export function MainPanel() {
  const { items } = useSite().config.navbar
  const lang = useContentLang()
  return (
    <ul className="main-panel" lang={lang}>
      {items.map((item, index) => (
        <Boundary key={index} part={`The menu item ${JSON.stringify(item)} of site.yaml`}>
          <MenuItem item={item} />
        </Boundary>
      ))}
    </ul>
  )
}

function MenuItem({ item }: { item: NavbarItem }) {
  const { config } = useSite()
  const texts = useTexts()
  switch (item.type) {
    // On small screens, the navbar shows the search, and the other panel holds the documentation.
    case 'search':
    case 'docsSidebar':
      return null
    case 'dropdown':
      return (
        <>
          <li className="menu-heading">{item.href ? <a href={item.href}>{item.label}</a> : item.label}</li>
          {item.items.map((entry, index) => (
            <li key={index}>
              <Entry entry={entry} />
            </li>
          ))}
        </>
      )
    case 'repository':
      return (
        <>
          <li className="menu-heading">{config.repository.label}</li>
          <RepositoryFacts />
          {config.repository.menu.map((link) => (
            <li key={link.href}>
              <SiteLink {...link} />
            </li>
          ))}
        </>
      )
    case 'docsVersionDropdown':
      return (
        <>
          <li className="menu-heading">{texts.version}</li>
          <VersionChoices versions={config.versions.filter(({ name }) => item.versions.includes(name))} />
        </>
      )
    case 'localeDropdown':
      return (
        <li className="menu-choices">
          <ul>
            <LocaleChoices />
          </ul>
        </li>
      )
    default:
      return (
        <li>
          <Entry entry={item} />
        </li>
      )
  }
}
