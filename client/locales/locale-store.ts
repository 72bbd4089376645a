import { useSyncExternalStore } from 'react'
import { readStored, store } from '../storage/stored.ts'
import { en, type Texts } from './en.ts'
import type { LocaleStrings } from './locale-strings.ts'

interface LocaleEntry {
  /** In its own language. */
  readonly name: string
  /** Fetches its strings; English is in the bundle. */
  readonly load?: () => Promise<{ readonly locale: LocaleStrings }>
}

/** The locales of the interface. Pages are written in English. */
export const LOCALES = {
  en: { name: 'English' },
  de: { name: 'Deutsch', load: () => import('./de.ts') },
} as const satisfies Record<string, LocaleEntry>
export type Locale = keyof typeof LOCALES

const STORAGE_KEY = 'docs-locale'
const isLocale = (text: string | null): text is Locale => text !== null && Object.hasOwn(LOCALES, text)

interface Chosen {
  readonly locale: Locale
  /** Null for English. */
  readonly parts: LocaleStrings | null
}

const ENGLISH: Chosen = { locale: 'en', parts: null }
let chosen = ENGLISH
const listeners = new Set<() => void>()

async function show(locale: Locale): Promise<void> {
  try {
    const { load }: LocaleEntry = LOCALES[locale]
    chosen = { locale, parts: load ? (await load()).locale : null }
    for (const listener of listeners) listener()
  } catch (error) {
    console.warn(`The strings of "${locale}" cannot be loaded:`, error)
  }
}

/** Switches the interface to another language, at the same address, now and on later visits. */
export function chooseLocale(locale: Locale): void {
  store(STORAGE_KEY, locale)
  void show(locale)
}

/** Applies the reader's choice from an earlier visit. */
export function restoreLocale(): void {
  const stored = readStored(STORAGE_KEY)
  if (isLocale(stored) && stored !== 'en') void show(stored)
}

/** For code outside of React. */
export const currentStrings = (): Texts => chosen.parts?.interface ?? en

type PartName = Exclude<keyof LocaleStrings, 'interface'>

/**
 * Strings that are fetched with the code that shows them: takes the English ones, returns those in the reader's
 * language.
 */
export const currentPart = <Name extends PartName>(
  name: Name,
  english: LocaleStrings[Name],
): LocaleStrings[Name] => chosen.parts?.[name] ?? english

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const useChosen = (): Chosen =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => ENGLISH,
  )

export const useTexts = (): Texts => useChosen().parts?.interface ?? en

/** The same as `currentPart` for a component. */
export const usePart = <Name extends PartName>(
  name: Name,
  english: LocaleStrings[Name],
): LocaleStrings[Name] => useChosen().parts?.[name] ?? english

export const useLocale = (): Locale => useChosen().locale

/** The language of pages and configured words, if the interface around them is in another one. */
export const useContentLang = (): 'en' | undefined => (useLocale() === 'en' ? undefined : 'en')
