import { useContentLang } from '../locales/locale-store.ts'
import { NavbarItem } from '../navbar/navbar-item.tsx'
import { Boundary } from '../parts/boundary.tsx'
import { MenuList } from '../parts/dropdown.tsx'
import { useSite } from '../site-context.tsx'

/** The items of the navbar as a list, for screens that are too narrow for a row. */
export function MainPanel() {
  const { config } = useSite()
  const lang = useContentLang()
  // On small screens, the navbar shows the search, and the other panel holds the documentation.
  const items = config.navbar.items.filter(({ type }) => type !== 'search' && type !== 'docsSidebar')
  return (
    <MenuList value={true}>
      <ul className="main-panel" lang={lang}>
        {items.map((item, index) => (
          <li key={index}>
            <Boundary part={`The menu item ${JSON.stringify(item)} of site.yaml`}>
              <NavbarItem item={item} />
            </Boundary>
          </li>
        ))}
      </ul>
    </MenuList>
  )
}
