import { useContentLang, useTexts } from '../locales/locale-store.ts'
import type { PageData } from '../model/page.ts'

export function PageLinks({ previous, next }: Pick<PageData, 'previous' | 'next'>) {
  const texts = useTexts()
  const lang = useContentLang()
  return (
    <nav className="page-links" aria-label={texts.previousAndNext}>
      {previous && (
        <a rel="prev" href={previous.path}>
          <span>{texts.previous}</span> <b lang={lang}>{previous.label}</b>
        </a>
      )}
      {next && (
        <a rel="next" href={next.path}>
          <span>{texts.next}</span> <b lang={lang}>{next.label}</b>
        </a>
      )}
    </nav>
  )
}
