import { isComposing } from '../../browser/is-composing.ts'
import { readStored, SINGLE_KEYS } from '../../storage/stored.ts'

/** The properties of a key press that matter here. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'
>

/** Where the key was pressed. */
export type KeyPlace = 'button' | 'field' | 'elsewhere'

/** Resolves what a key press does: open or close the search, or open it with the typed character. */
export type SearchWish = { readonly kind: 'toggle' } | { readonly kind: 'open'; readonly typed: string }

/** Ctrl or Cmd+K works everywhere, the slash outside of fields, any typed key on the search button; the browser's own shortcuts stay. */
export function readSearchKey(pressed: PressedKey, place: KeyPlace): SearchWish | null {
  const { key, ctrlKey, metaKey, altKey } = pressed
  if (isComposing(pressed)) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey ? { kind: 'toggle' } : null
  if (altKey || place === 'field') return null
  if (key === '/') return { kind: 'open', typed: '' }
  if (place === 'button' && [...key].length === 1) return { kind: 'open', typed: key.trim() }
  return null
}

const FIELD = 'textarea, select, input:not([type="checkbox"], [type="radio"]), [contenteditable]'

/** With single keys turned off, every place but the button is as a field. */
export function placeOfKey(target: EventTarget | null, button: Element | null): KeyPlace {
  if (target instanceof Element && target === button) return 'button'
  if (readStored(SINGLE_KEYS) === 'off') return 'field'
  return target instanceof Element && target.closest(FIELD) ? 'field' : 'elsewhere'
}
