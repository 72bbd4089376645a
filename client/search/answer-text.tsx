import { useContentLang } from '../locales/locale-store.ts'
import type { SearchAnswerText } from '../model/search-results.ts'

/** The part of a hit that can be read without opening it: a sentence, or code with the unit of a default. */
export function AnswerText({ answer: { kind, text, unit } }: { answer: SearchAnswerText }) {
  const lang = useContentLang()
  if (kind === 'fix')
    return (
      <p className="search-answer" lang={lang}>
        {text}
      </p>
    )
  return (
    <pre className="search-answer" lang={lang}>
      <code>{text}</code>
      {unit && <small> {unit}</small>}
    </pre>
  )
}
