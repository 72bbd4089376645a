import { useContentLang } from '../locales/locale-store.ts'
import { type Place, textOf } from '../model/search-results.ts'
import { AnswerText } from './answer-text.tsx'
import { TextRuns } from './text-runs.tsx'

export function SearchHit({ place: { href, title, trail, snippet, answer, ...place } }: { place: Place }) {
  const lang = useContentLang()
  const more = place.more.filter((section) => section.title.some(({ marked }) => marked))
  return (
    <li lang={lang}>
      <p className="search-trail">{trail.join(' › ')}</p>
      <h3>
        <a href={href}>
          <TextRuns runs={title} />
        </a>
      </h3>
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
