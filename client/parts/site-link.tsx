import type { ReactNode } from 'react'
import { useTexts } from '../locales/locale-store.ts'
import type { LinkItem } from '../model/site-config.ts'

interface SiteLinkProps extends LinkItem {
  className?: string
  current?: boolean
  /** Shown in place of the label. */
  children?: ReactNode
}

/** A configured link. If it opens a new tab, screen readers are told so. */
export function SiteLink({ label, href, newTab, className, current, children = label }: SiteLinkProps) {
  const texts = useTexts()
  const attributes = { href, className, 'aria-current': current ? ('true' as const) : undefined }
  return newTab ? (
    <a {...attributes} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden">{` ${texts.newTab}`}</span>
    </a>
  ) : (
    <a {...attributes}>{children}</a>
  )
}
