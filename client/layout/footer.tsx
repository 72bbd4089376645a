import { memo } from 'react'
import { useContentLang } from '../locales/locale-store.ts'
import { SiteLink } from '../parts/site-link.tsx'
import { useSite } from '../site-context.tsx'

export const Footer = memo(function Footer() {
  const { config, year } = useSite()
  const lang = useContentLang()
  const { invitations, links, legal } = config.footer
  return (
    <footer className="footer" lang={lang}>
      <div className="footer-row">
        <div className="footer-invitations">
          {invitations.map(({ text, ...item }) => (
            <p key={item.href}>
              {text} <SiteLink {...item} />
            </p>
          ))}
        </div>
        <ul className="footer-links">
          {links.map((item) => (
            <li key={item.href}>
              <SiteLink {...item} />
            </li>
          ))}
        </ul>
        <ul className="footer-legal">
          <li>{`© ${year} QuestDB`}</li>
          {legal.map((item) => (
            <li key={item.href}>
              <SiteLink {...item} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
})
