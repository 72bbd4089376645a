import { useContentLang, useTexts } from '../locales/locale-store.ts'
import type { PageData, PageLink } from '../model/page.ts'

export function PageLinks({ previous, next }: Pick<PageData, 'previous' | 'next'>) {
  const texts = useTexts()
  const lang = useContentLang()
  const linkTo = (page: PageLink | null | undefined, rel: string, name: string) =>
    page && (
      <a rel={rel} href={page.path}>
        <span>
          {rel === 'prev' && <span aria-hidden="true">← </span>}
          {name}
          {rel === 'next' && <span aria-hidden="true"> →</span>}
        </span>{' '}
        <b lang={lang}>{page.label}</b>
      </a>
    )
  return (
    <nav className="page-links" aria-label={texts.previousAndNext}>
      {linkTo(previous, 'prev', texts.previous)}
      {linkTo(next, 'next', texts.next)}
    </nav>
  )
}
