import { useContentLang, useTexts } from '../locales/locale-store.ts'
import type { PageLink } from '../model/page.ts'

export function PageLinks({
  previous,
  next,
}: {
  previous: PageLink | undefined
  next: PageLink | undefined
}) {
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
