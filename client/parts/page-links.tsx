import { useTexts } from '../locales/locale-store.ts'

interface LinkedPage {
  readonly path: string
  readonly label: string
}

interface PageLinksProps {
  readonly name: string
  readonly previous: LinkedPage | null | undefined
  readonly next: LinkedPage | null | undefined
  /** The language of the pages' labels, if it is not the interface's. */
  readonly lang?: string | undefined
}

/** The ways to the page before and the one after, of the documentation or of results. */
export function PageLinks({ name, previous, next, lang }: PageLinksProps) {
  const texts = useTexts()
  return (
    <nav className="page-links" aria-label={name}>
      {previous && (
        <a rel="prev" href={previous.path}>
          <span>
            <span aria-hidden="true">← </span>
            {texts.previous}
          </span>{' '}
          <b lang={lang}>{previous.label}</b>
        </a>
      )}
      {next && (
        <a rel="next" href={next.path}>
          <span>
            {texts.next}
            <span aria-hidden="true"> →</span>
          </span>{' '}
          <b lang={lang}>{next.label}</b>
        </a>
      )}
    </nav>
  )
}
