import { isComposing } from '../browser/is-composing.ts'
import { placeOfKey } from '../search-modal/keys/search-keys.ts'

/** Opens the list of shortcuts on a question mark outside of text fields, or with Ctrl anywhere; it is fetched on the first one. */
export function listenForSheet(document: Document): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (key !== '?' || metaKey || altKey || isComposing(event) || event.defaultPrevented) return
    if (!ctrlKey && placeOfKey(target, null) === 'field') return
    event.preventDefault()
    import('./shortcut-sheet.tsx').then(
      ({ openShortcuts }) => openShortcuts(),
      (error) => console.warn('The sheet of shortcuts cannot be loaded:', error),
    )
  })
}
