import { useContentLang } from '../locales/locale-store.ts'
import type { SearchResult, TextRun } from '../model/search-results.ts'

export function SearchHit({ hit: { href, title, trail, snippet } }: { hit: SearchResult }) {
  const lang = useContentLang()
  return (
    <li lang={lang}>
      <p className="search-trail">{trail.join(' › ')}</p>
      <h3>
        <a href={href}>
          <Runs runs={title} />
        </a>
      </h3>
      <p>
        <Runs runs={snippet} />
      </p>
    </li>
  )
}

const Runs = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))
