import { useContext } from 'react'
import { useTexts } from '../locales/locale-store.ts'
import { Dropdown, MenuList } from '../parts/dropdown.tsx'
import { SiteLink } from '../parts/site-link.tsx'
import { useSite } from '../site-context.tsx'
import { completeMetadata, useMetadata } from './metadata-store.ts'

/** The source repository with its release and stars; space is kept for what is not known yet. */
export function RepositoryItem() {
  const texts = useTexts()
  const { config, releases, metadata: ofDocument } = useSite()
  const metadata = useMetadata()
  // The version menu shows that release already. A newer one that arrives later is told but not drawn: nothing moves.
  const isDescribed = ofDocument.release === releases.described
  const { menu, ...repository } = config.repository
  const { facts = [], stars, forks } = metadata
  // Above a menu that opens, the link has the stars. A count that is not known is an ellipsis.
  const counts = [useContext(MenuList) ? `${stars} ${texts.stars}` : '…', `${forks} ${texts.forks}`]
  const known = [...facts, ...counts].filter((fact) => fact[0] !== '…')
  const link = (
    <SiteLink {...repository} className="repository-link">
      <span className="repository-label">{repository.label}</span>
      <span className={isDescribed ? 'release visually-hidden' : 'release'}>
        {metadata.release || texts.latest}
      </span>
      <span className="stars">
        <svg viewBox="0 0 16 16" width="14" height="14" role="img" aria-label={texts.stars}>
          <path d="m8 1.5 1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.3-4 2.3.9-4.5-3.4-3.1 4.6-.5z" />
        </svg>
        {stars}
      </span>
    </SiteLink>
  )
  return (
    <Dropdown
      className="repository"
      label={texts.menuOf(repository.label)}
      heading={repository.label}
      link={link}
      onOpen={completeMetadata}
    >
      {menu.map((item) => (
        <li key={item.href}>
          <SiteLink {...item} />
        </li>
      ))}
      {/* Below the menu, since they come once it is open. */}
      {metadata.facts && <li className="repository-facts">{known.join(', ')}</li>}
    </Dropdown>
  )
}
