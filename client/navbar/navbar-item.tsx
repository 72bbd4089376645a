import { useTexts } from '../locales/locale-store.ts'
import type { NavbarItem as Item, NavbarEntry } from '../model/site-config.ts'
import { Dropdown } from '../parts/dropdown.tsx'
import { SiteLink } from '../parts/site-link.tsx'
import { SearchButton } from '../search-modal/search-button.tsx'
import { useSite } from '../site-context.tsx'
import { LocaleDropdown } from './locale-dropdown.tsx'
import { RepositoryItem } from './repository-item.tsx'
import { VersionDropdown } from './version-dropdown.tsx'

/** An item of the navbar, and of the menu of small screens. */
export function NavbarItem({ item }: { item: Item }) {
  const texts = useTexts()
  const { config } = useSite()
  switch (item.type) {
    case 'dropdown':
      return (
        <Dropdown
          label={item.href ? texts.menuOf(item.label) : item.label}
          link={item.href && <a href={item.href}>{item.label}</a>}
        >
          {item.items.map((entry, index) => (
            <li key={index}>
              <Entry entry={entry} />
            </li>
          ))}
        </Dropdown>
      )
    case 'docsVersionDropdown':
      return <VersionDropdown versions={config.versions.filter(({ name }) => item.versions.includes(name))} />
    case 'localeDropdown':
      return <LocaleDropdown />
    case 'search':
      return <SearchButton />
    case 'repository':
      return <RepositoryItem />
    default:
      return <Entry entry={item} />
  }
}

/** An entry of the navbar or of a dropdown. */
function Entry({ entry }: { entry: NavbarEntry }) {
  switch (entry.type) {
    case 'html':
      return <span dangerouslySetInnerHTML={{ __html: entry.html }} />
    case 'link':
    case 'docsSidebar': {
      const { type, label, href, newTab = false } = entry
      return <SiteLink label={label} href={href} newTab={newTab} current={type === 'docsSidebar'} />
    }
    default:
      // The server checks the types when it starts; this covers data from any other source.
      throw new Error(`Unknown navbar item type "${(entry as { type: string }).type}"`)
  }
}
