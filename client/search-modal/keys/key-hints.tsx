import { useTexts } from '../../locales/locale-store.ts'
import { useSite } from '../../site-context.tsx'

/**
 * The keys, for readers who see them; the list's roles tell the others. Names the provider if this site does not
 * answer.
 */
export function KeyHints() {
  const texts = useTexts().modal
  const { hostedSearch } = useSite()
  return (
    <div className="search-keys">
      <p aria-hidden="true">
        <span>
          <kbd>↵</kbd> {texts.toSelect}
        </span>
        <span>
          <kbd>↓</kbd>
          <kbd>↑</kbd> {texts.toNavigate}
        </span>
        <span>
          <kbd>Esc</kbd> {texts.toClose}
        </span>
      </p>
      {hostedSearch && (
        <a href="https://www.algolia.com/developers" rel="noreferrer">
          {texts.searchBy}
        </a>
      )}
    </div>
  )
}
