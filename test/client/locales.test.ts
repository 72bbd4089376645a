import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { FEEDBACK_STRINGS } from '#client/article/feedback-strings.ts'
import { CONNECT_STRINGS } from '#client/assistants/connect-strings.ts'
import { LISTING_WORDS } from '#client/listings/listing-words.ts'
import { en } from '#client/locales/en.ts'
import { LOCALES, type Locale } from '#client/locales/locale-store.ts'
import type { LocaleStrings } from '#client/locales/locale-strings.ts'
import { OFFLINE_STRINGS } from '#client/offline/offline-strings.ts'
import { RELEASE_STRINGS } from '#client/releases/release-strings.ts'
import { MODAL_STRINGS } from '#client/search-modal/modal-strings.ts'
import { SHORTCUT_STRINGS } from '#client/shortcuts/shortcut-strings.ts'

type Texts = Readonly<Record<string, string | ((...values: never[]) => string)>>

/** Words that both languages have. */
const SHARED = ['version', 'tagEnterprise']
/** Names that are not translated, and a key. */
const NAMES = ['QuestDB', '© QuestDB', 'docs', 'Esc', 'llms.txt']
/** Without scripts there is no choice of a language. */
const ENGLISH_ALONE = ['client/layout/base-url-banner.tsx']

const written = (text: Texts[string] | undefined): string =>
  typeof text === 'function' ? text(...([2, 3, 4] as never[])) : String(text)

const ENGLISH: LocaleStrings = {
  connect: CONNECT_STRINGS,
  interface: en,
  feedback: FEEDBACK_STRINGS,
  listings: LISTING_WORDS,
  modal: MODAL_STRINGS,
  offline: OFFLINE_STRINGS,
  releases: RELEASE_STRINGS,
  shortcuts: SHORTCUT_STRINGS,
}

const others: Extract<(typeof LOCALES)[Locale], { load: unknown }>[] = Object.values(LOCALES).filter(
  (entry) => 'load' in entry,
)

describe.each(others)('the strings of $name', ({ load }) => {
  test.each(Object.keys(ENGLISH) as (keyof LocaleStrings)[])(
    'for "%s" are all there, none of them empty',
    async (part) => {
      const [own, english]: Texts[] = [(await load()).locale[part], ENGLISH[part]]
      expect(Object.keys(own ?? {}).sort()).toEqual(Object.keys(english ?? {}).sort())
      for (const [key, text] of Object.entries(own ?? {}))
        expect([key, written(text).trim()]).not.toEqual([key, ''])
    },
  )

  test.each(Object.keys(ENGLISH) as (keyof LocaleStrings)[])('for "%s" are translated', async (part) => {
    const [own, english]: Texts[] = [(await load()).locale[part], ENGLISH[part]]
    const left = Object.keys(english ?? {}).filter((key) => written(english?.[key]) === written(own?.[key]))
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

test('what is fetched by itself begins with what all parts share', () => {
  const sources = globSync('client/**/*.{ts,tsx}', { cwd: ROOT })
  const fetched = new Set(
    sources.flatMap((file) =>
      [...readFileSync(ROOT + file, 'utf8').matchAll(/(?<!typeof )import\('(\.[^']+)'\)/g)].map(
        ([, path = '']) => join(dirname(file), path),
      ),
    ),
  )
  expect(fetched).toContain('client/locales/de.ts')
  // The entry evaluates these itself, one task after the other.
  const OWN = new Set(['client/react-dom.ts', 'client/hydrate.tsx'])
  for (const file of fetched) {
    if (OWN.has(file)) continue
    const [, first] = /^import '([^']+)'/m.exec(readFileSync(ROOT + file, 'utf8')) ?? []
    expect([file, first && join(dirname(file), first)]).toEqual([file, 'client/shared.ts'])
  }
})
