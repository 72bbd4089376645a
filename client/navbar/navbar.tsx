import { memo } from 'react'
import { SiteLink } from '../layout/site-link.tsx'
import { useSite } from '../site-context.tsx'
import { Wordmark } from './wordmark.tsx'

export const Navbar = memo(function Navbar() {
  const { config, metadata } = useSite()
  const { repository } = config
  return (
    <header className="navbar">
      <label className="menu-button">
        <input type="checkbox" id="menu" aria-controls="sidebar" />
        <span className="visually-hidden">Documentation menu</span>
        <span className="menu-icon" aria-hidden="true" />
      </label>
      <a className="wordmark" href="/docs/" aria-label={config.title}>
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
        {repository.label} <span>{metadata.release}</span> <span>★ {metadata.stars}</span>
      </a>
    </header>
  )
})
