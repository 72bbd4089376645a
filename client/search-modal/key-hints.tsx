import { useModalTexts } from './modal-texts.ts'

/** For those who see them; the roles of the list tell the others. */
export function KeyHints() {
  const texts = useModalTexts()
  return (
    <p className="search-keys" aria-hidden="true">
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
  )
}
