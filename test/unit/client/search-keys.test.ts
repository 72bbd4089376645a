import { expect, test } from 'vitest'
import { type KeyPlace, readSearchKey } from '#client/search-modal/keys/search-keys.ts'

const key = (text: string) => {
  const parts = text.split('+')
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
    isComposing: parts.includes('Composing'),
    keyCode: parts.includes('Confirming') ? 229 : 0,
  }
}
const opens = (typed: string) => ({ kind: 'open', typed })

test.each<[string, KeyPlace, unknown]>([
  ['Control+k', 'elsewhere', { kind: 'toggle' }],
  ['Meta+K', 'field', { kind: 'toggle' }],
  ['Control+Alt+k', 'elsewhere', null],
  ['k', 'elsewhere', null],
  ['/', 'elsewhere', opens('')],
  ['/', 'button', opens('')],
  ['/', 'field', null],
  ['Control+/', 'elsewhere', null],
  ['a', 'button', opens('a')],
  ['ß', 'button', opens('ß')],
  ['😀', 'button', opens('😀')],
  [' ', 'button', opens('')],
  ['Control+f', 'button', null],
  ['Meta+f', 'button', null],
  ['Tab', 'button', null],
  ['Enter', 'button', null],
  ['Composing+a', 'button', null],
  ['Confirming+a', 'button', null],
  ['Confirming+/', 'elsewhere', null],
])('a key: %s, pressed on: %s', (text, place, wish) => {
  expect(readSearchKey(key(text), place)).toEqual(wish)
})
