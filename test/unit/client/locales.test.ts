import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { en } from '#client/locales/en.ts'
import { LOCALES } from '#client/locales/locale-store.ts'

type Strings = {
  readonly [key: string]: string | ((...values: never[]) => string) | Strings | readonly string[]
}

/** Words that both languages have. */
const SHARED = ['version', 'tagEnterprise']
/** Names that are not translated, and a key. */
const NAMES = ['QuestDB', '© QuestDB', 'docs', 'Esc', 'llms.txt']
/** Without scripts there is no choice of a language. */
const ENGLISH_ALONE = ['client/layout/base-url-banner.tsx']

/** Every string by its key, those of a group with the group's name. */
const flat = (strings: Strings | readonly string[], group = ''): [string, string][] =>
  Object.entries(strings).flatMap(([key, value]) => {
    if (typeof value === 'object') return flat(value, `${group}${key}.`)
    return [[group + key, typeof value === 'function' ? value(...([2, 3, 4] as never[])) : value]]
  })

const ENGLISH = flat(en)
const others = Object.values(LOCALES).filter(({ name }) => name !== LOCALES.en.name)

test.each(others)('the strings of $name are all there, and none of them is empty', async ({ load }) => {
  const strings = flat(await load())
  expect(strings.map(([key]) => key).sort()).toEqual(ENGLISH.map(([key]) => key).sort())
  expect(strings.filter(([, text]) => !text.trim())).toEqual([])
})

test.each(others)('the strings of $name are translated', async ({ load }) => {
  const strings = new Map(flat(await load()))
  const left = ENGLISH.filter(([key, text]) => strings.get(key) === text).map(([key]) => key)
  expect(left.filter((key) => !SHARED.includes(key))).toEqual([])
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
