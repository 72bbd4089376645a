import { useContentLang } from '../locales/locale-store.ts'
import { type Place, textOf } from '../model/search-results.ts'
import { AnswerText } from './answer-text.tsx'
import { TextRuns } from './text-runs.tsx'

export function SearchHit({ place: { href, title, trail, snippet, answer, more } }: { place: Place }) {
  const lang = useContentLang()
  return (
    <li lang={lang}>
      <p className={trail.length < 2 ? 'search-trail' : 'search-trail part'}>{trail.join(' › ')}</p>
      <h2>
        <a href={href}>
          <TextRuns runs={title} />
        </a>
      </h2>
      {answer && <AnswerText answer={answer} />}
      {snippet.length > 0 && (
        <p>
          <TextRuns runs={snippet} />
        </p>
      )}
      {more.length > 0 && (
        <ul className="search-more">
          {more.map((section) => (
            <li key={section.href}>
              <a href={section.href}>{textOf(section.title)}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
