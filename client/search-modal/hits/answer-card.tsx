import { copyFor } from '../../browser/write-clipboard.ts'
import { useTexts } from '../../locales/locale-store.ts'
import type { SearchAnswerText } from '../../model/search-results.ts'
import { AnswerText } from '../../search/answer-text.tsx'

/** The answer of the best result, to be read and taken without opening it. */
export function AnswerCard({ answer }: { answer: SearchAnswerText }) {
  const texts = useTexts().modal
  return (
    <section className="search-card" aria-label={texts.answer}>
      <AnswerText answer={answer} />
      {answer.kind !== 'fix' && (
        <button
          type="button"
          className="search-copy"
          aria-label={texts.copyAnswer}
          onClick={({ currentTarget }) => void copyFor(currentTarget, answer.text)}
        />
      )}
    </section>
  )
}
