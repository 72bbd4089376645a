import { placeOfKey } from '../search-modal/keys/search-keys.ts'

/** The question mark opens the sheet of shortcuts, outside of text fields; the sheet is fetched with the first one. */
export function listenForSheet(document: Document): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, target } = event
    if (key !== '?' || ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented) return
    if (placeOfKey(target, null) === 'field') return
    event.preventDefault()
    import('./shortcut-sheet.ts').then(
      ({ openShortcuts }) => openShortcuts(),
      (error) => console.warn('The sheet of shortcuts cannot be loaded:', error),
    )
  })
}
