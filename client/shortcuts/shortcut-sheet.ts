import '../shared.ts'
import { adoptStyles } from '../browser/adopt-styles.ts'
import { currentPart } from '../locales/locale-store.ts'
import { createElement } from '../sheet/create-element.ts'
import { openSheet } from '../sheet/open-sheet.ts'
import styles from './shortcut-sheet.css' with { type: 'text' }
import { SHORTCUT_STRINGS, type ShortcutStrings } from './shortcut-strings.ts'

type Action = Exclude<keyof ShortcutStrings, 'title' | 'or'>

/** Each action with its shortcuts; a shortcut is a list of keys that are pressed together. */
const SHORTCUTS: readonly (readonly [Action, ...(readonly string[])[]])[] = [
  ['search', [/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl', 'K'], ['/']],
  ['walk', ['↑'], ['↓'], ['←'], ['→']],
  ['fold', ['→'], ['←']],
  ['follow', ['Enter']],
  ['close', ['Esc']],
  ['sheet', ['?']],
]

/** Opens the list of shortcuts over the page. */
export function openShortcuts(): void {
  adoptStyles(styles)
  const texts = currentPart('shortcuts', SHORTCUT_STRINGS)
  const list = createElement('dl')
  for (const [action, ...ways] of SHORTCUTS) {
    const keys = createElement('dd')
    ways.forEach((way, index) => {
      if (index > 0) keys.append(` ${texts.or} `)
      keys.append(...way.map((textContent) => createElement('kbd', { textContent })))
    })
    const row = createElement('div')
    row.append(createElement('dt', { textContent: texts[action] }), keys)
    list.append(row)
  }
  openSheet('shortcuts', texts.title, [list])
}
