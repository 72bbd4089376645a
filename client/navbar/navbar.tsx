import { memo } from 'react'
import { SiteLink } from '../layout/site-link.tsx'
import { useSite } from '../site-context.tsx'
import { Wordmark } from './wordmark.tsx'

export const Navbar = memo(function Navbar() {
  const { config, metadata } = useSite()
  const { repository } = config
  return (
    <header className="navbar">
      <div className="navbar-row">
        <a className="wordmark" href="/docs/">
          <Wordmark />
        </a>
        <nav aria-label="Main">
          <ul>
            {config.navbar.map((item) => (
              <li key={item.href}>
                <SiteLink {...item} />
              </li>
            ))}
          </ul>
        </nav>
        <a className="repository" href={repository.href}>
          <span className="repository-label">{repository.label}</span>
          <span className="release">{metadata.release}</span>
          <span className="stars">
            <svg viewBox="0 0 16 16" width="14" height="14" role="img" aria-label="stars">
              <path d="m8 1.5 1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.3-4 2.3.9-4.5-3.4-3.1 4.6-.5z" />
            </svg>
            {metadata.stars}
          </span>
        </a>
      </div>
    </header>
  )
})
