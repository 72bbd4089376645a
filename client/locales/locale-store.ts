import { useSyncExternalStore } from 'react'
import { readStored, store } from '../browser/stored.ts'
import { en, type Texts } from './en.ts'

/** The locales of the interface, by their own names. Pages are written in English. */
export const LOCALES = { en: 'English', de: 'Deutsch' } as const
export type Locale = keyof typeof LOCALES

const STORAGE_KEY = 'docs-locale'
const isLocale = (text: string | null): text is Locale => text !== null && Object.hasOwn(LOCALES, text)

/** English is in the bundle; the others are fetched by who chose them. */
const LOAD: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
}

interface Chosen {
  readonly locale: Locale
  readonly texts: Texts
}

const ENGLISH: Chosen = { locale: 'en', texts: en }
let chosen = ENGLISH
const listeners = new Set<() => void>()

async function show(locale: Locale): Promise<void> {
  try {
    chosen = { locale, texts: await LOAD[locale]() }
    for (const listener of listeners) listener()
  } catch (error) {
    console.warn(`The texts of "${locale}" cannot be loaded:`, error)
  }
}

/** Shows the interface in another language, at the same address, now and the next time. */
export function chooseLocale(locale: Locale): void {
  store(STORAGE_KEY, locale)
  void show(locale)
}

/** Shows the reader's choice of an earlier visit. */
export function restoreLocale(): void {
  const stored = readStored(STORAGE_KEY)
  if (isLocale(stored) && stored !== 'en') void show(stored)
}

/** For code outside of React. */
export const currentTexts = (): Texts => chosen.texts

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

export const useTexts = (): Texts => useChosen().texts
export const useLocale = (): Locale => useChosen().locale

/** The language of pages and configured words, where it is not that of the interface around them. */
export const useContentLang = (): 'en' | undefined => (useLocale() === 'en' ? undefined : 'en')
