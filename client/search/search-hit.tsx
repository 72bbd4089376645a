import { useContentLang } from '../locales/locale-store.ts'
import type { SearchResult, TextRun } from '../model/search-results.ts'

export function SearchHit({ hit: { href, title, trail, snippet, answer, more } }: { hit: SearchResult }) {
  const lang = useContentLang()
  return (
    <li lang={lang}>
      <p className="search-trail">{trail.join(' › ')}</p>
      <h3>
        <a href={href}>
          <Runs runs={title} />
        </a>
      </h3>
      {answer?.kind === 'fix' && <p className="search-answer">{answer.text}</p>}
      {answer && answer.kind !== 'fix' && (
        <pre className="search-answer">
          <code>{answer.text}</code>
          {answer.unit && <small> {answer.unit}</small>}
        </pre>
      )}
      <p>
        <Runs runs={snippet} />
      </p>
      {more.length > 0 && (
        <ul className="search-more">
          {more.map((section) => (
            <li key={section.href}>
              <a href={section.href}>{section.title}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const Runs = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))
