import { useContentLang, useTexts } from '../locales/locale-store.ts'
import type { SearchResults } from '../model/search-results.ts'

interface ResultNotesProps {
  readonly results: Pick<SearchResults, 'unknown' | 'undocumented' | 'releaseText'>
}

/** Parts of the query that no page answers: words, or a pasted message, with what the release says of it. */
export function ResultNotes({ results: { unknown, undocumented, releaseText } }: ResultNotesProps) {
  const texts = useTexts()
  const lang = useContentLang()
  return (
    <>
      {unknown.length > 0 && !undocumented && (
        <p className="search-note">{texts.notInAnyPage(unknown.map((word) => `“${word}”`).join(', '))}</p>
      )}
      {undocumented && releaseText !== null && (
        <p className="search-note">
          {texts.releaseSays} <code lang={lang}>{releaseText}</code>
        </p>
      )}
      {undocumented && <p className="search-note">{texts.undocumentedMessage}</p>}
    </>
  )
}
