import { useTexts } from '../locales/locale-store.ts'
import type { ResultNotes as Notes } from '../model/search-results.ts'

/** Parts of the query that no page answers: words or a pasted message. */
export function ResultNotes({ notes }: { notes: Partial<Notes> }) {
  const { unknown = [], corrected = [], isPartial, undocumented } = notes
  const texts = useTexts()
  const said = undocumented
    ? [texts.undocumentedMessage]
    : [
        ...(unknown.length > 0 ? [texts.notInAnyPage(unknown.map(texts.quoted).join(', '))] : []),
        ...corrected.map(({ typed, meant }) => texts.corrected(texts.quoted(typed), texts.quoted(meant))),
        ...(isPartial ? [texts.partial] : []),
      ]
  return said.map((text) => (
    <p key={text} className="search-note">
      {text}
    </p>
  ))
}
