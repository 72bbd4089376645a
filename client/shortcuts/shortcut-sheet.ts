import { adoptStyles } from '../browser/adopt-styles.ts'
import type { Texts } from '../locales/en.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { createElement } from '../sheet/create-element.ts'
import { openSheet } from '../sheet/open-sheet.ts'
import { readStored, SINGLE_KEYS, store } from '../storage/stored.ts'
import { goTo, PLACES, type Place, placeOf } from './places.ts'
import styles from './shortcut-sheet.css' with { type: 'text' }

type Action = Exclude<keyof Texts['shortcuts'], 'title' | 'goTo' | 'singleKeys' | 'or'>

/** Each action with its shortcuts; a shortcut is a list of keys, pressed together or each for a direction. */
const SHORTCUTS: readonly (readonly [Action, ...(readonly string[])[]])[] = [
  ['search', [/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl', 'K'], ['/']],
  ['walk', ['↑', '↓', '←', '→']],
  ['fold', ['→', '←']],
  ['follow', ['Enter']],
  ['close', ['Esc']],
  ['sheet', ['?'], ['Ctrl', '?']],
]

/** Buttons for the places of this page; the first one has the focus when the list opens. */
function placeButtons(name: string, onPress: (place: Place) => void): HTMLElement {
  const places = (Object.keys(PLACES) as Place[]).filter(placeOf)
  const group = createElement('p', { className: 'places', hidden: places.length === 0 })
  const strings = currentTexts()
  group.append(`${name} `)
  for (const place of places) {
    const button = createElement('button', { type: 'button', textContent: strings[place] })
    button.addEventListener('click', () => onPress(place))
    group.append(button)
  }
  return group
}

function singleKeysSwitch(name: string): HTMLElement {
  const box = createElement('input', { type: 'checkbox', checked: readStored(SINGLE_KEYS) !== 'off' })
  box.addEventListener('change', () => store(SINGLE_KEYS, box.checked ? 'on' : 'off'))
  const label = createElement('label')
  label.append(box, ` ${name}`)
  return label
}

/** Opens the list of shortcuts over the page. */
export function openShortcuts(): void {
  adoptStyles(styles)
  const texts = currentTexts().shortcuts
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
  const places = placeButtons(texts.goTo, (place) => {
    // Closing returns the focus to where it was; only then it can move on.
    sheet?.addEventListener('close', () => goTo(place))
    sheet?.close()
  })
  const sheet = openSheet('shortcuts', texts.title, [list, places, singleKeysSwitch(texts.singleKeys)])
}
