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
  const linkTo = (page: LinkedPage | null | undefined, rel: string, way: string) =>
    page && (
      <a rel={rel} href={page.path}>
        <span>
          {rel === 'prev' && <span aria-hidden="true">← </span>}
          {way}
          {rel === 'next' && <span aria-hidden="true"> →</span>}
        </span>{' '}
        <b lang={lang}>{page.label}</b>
      </a>
    )
  return (
    <nav className="page-links" aria-label={name}>
      {linkTo(previous, 'prev', texts.previous)}
      {linkTo(next, 'next', texts.next)}
    </nav>
  )
}
