import { copyFor } from '../../browser/write-clipboard.ts'
import { useContentLang, useTexts } from '../../locales/locale-store.ts'
import type { SearchAnswerText } from '../../model/search-results.ts'

/** The answer of the best result, to be read and taken without opening it. */
export function AnswerCard({ answer: { kind, text, unit } }: { answer: SearchAnswerText }) {
  const texts = useTexts().modal
  const lang = useContentLang()
  if (kind === 'fix')
    return (
      <section className="search-card" aria-label={texts.answer}>
        <p lang={lang}>{text}</p>
      </section>
    )
  return (
    <section className="search-card" aria-label={texts.answer}>
      <pre lang={lang}>
        <code>{text}</code>
        {unit && <small> {unit}</small>}
      </pre>
      <button
        type="button"
        className="search-copy"
        aria-label={texts.copyAnswer}
        onClick={({ currentTarget }) => void copyFor(currentTarget, text)}
      />
    </section>
  )
}
