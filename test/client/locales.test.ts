import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { de } from '#client/locales/de.ts'
import { en } from '#client/locales/en.ts'
import { MODAL_TEXTS } from '#client/search-modal/modal-texts.ts'

type Texts = Readonly<Record<string, string | ((...values: never[]) => string)>>

/** Words that both languages have. */
const SHARED = ['version', 'tagEnterprise']
/** Names that are not translated, and a key. */
const NAMES = ['QuestDB', '© QuestDB', 'docs', 'Esc']
/** Without scripts there is no choice of a language. */
const ENGLISH_ALONE = ['client/layout/base-url-banner.tsx']

const written = (text: Texts[string] | undefined): string =>
  typeof text === 'function' ? text(...([2, 3, 4] as never[])) : String(text)

describe.each([
  ['the interface', en, de],
  ['the search modal', MODAL_TEXTS.en, MODAL_TEXTS.de],
] as [string, Texts, Texts][])('the texts of %s', (_name, english, german) => {
  test('are the same in both languages, none of them empty', () => {
    expect(Object.keys(german)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(german))
      expect([key, written(text).trim()]).not.toEqual([key, ''])
  })

  test('are translated', () => {
    const left = Object.keys(english).filter((key) => written(english[key]) === written(german[key]))
    expect(left.filter((key) => !SHARED.includes(key))).toEqual([])
  })
})

/** Words between tags and in the attributes that readers meet: what is not from the locale files. */
function wordsIn(file: string): string[] {
  const source = readFileSync(ROOT + file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const between = [...source.matchAll(/(?<![=-])>([^<>]*)<\/?[a-zA-Z]/g)].map(([, text = '']) =>
    text.replaceAll(/\{[^{}]*\}/g, ' ').trim(),
  )
  const attributes = [...source.matchAll(/\s(?:aria-label|placeholder|title|alt)="([^"]+)"/g)].map(
    ([, text = '']) => text,
  )
  return [...between, ...attributes]
    .map((text) => text.replaceAll(/\s+/g, ' '))
    .filter((text) => /^[^{}()=;]*[a-zA-Z]{2}[^{}()=;]*$/.test(text) && !/\breturn$/.test(text))
}

test('components have no words of their own', () => {
  const files = globSync('client/**/*.tsx', { cwd: ROOT }).filter((file) => !ENGLISH_ALONE.includes(file))
  expect(files.length).toBeGreaterThan(30)
  const words = files.flatMap((file) =>
    wordsIn(file)
      .filter((text) => !NAMES.includes(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(words).toEqual([])
  expect(ENGLISH_ALONE.flatMap(wordsIn)).toContain('The script of this site did not load.')
})
