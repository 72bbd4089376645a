import type { LinkItem } from '../model/site-config.ts'

/** A configured link. One that opens beside the page says so to those who do not see it. */
export function SiteLink({ label, href, newTab }: LinkItem) {
  return newTab ? (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  ) : (
    <a href={href}>{label}</a>
  )
}
