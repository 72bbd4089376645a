import { createStore } from '../storage/create-store.ts'
import { readStored, store } from '../storage/stored.ts'
import { en, type Texts } from './en.ts'

/** The locales of the interface, each with its name in its own language. Only English is in the bundle. */
export const LOCALES = {
  en: { name: 'English', load: async (): Promise<Texts> => en },
  de: { name: 'Deutsch', load: async () => (await import('./de.ts')).de },
} as const
export type Locale = keyof typeof LOCALES

const STORAGE_KEY = 'docs-locale'
const isLocale = (text: string | null): text is Locale => text !== null && Object.hasOwn(LOCALES, text)

const chosen = createStore<{ readonly locale: Locale; readonly texts: Texts }>({ locale: 'en', texts: en })

async function apply(locale: Locale): Promise<void> {
  try {
    chosen.set({ locale, texts: await LOCALES[locale].load() })
  } catch (error) {
    console.warn(`The strings of "${locale}" cannot be loaded:`, error)
  }
}

/** Switches the interface to another language, at the same address, now and on later visits. */
export function chooseLocale(locale: Locale): void {
  store(STORAGE_KEY, locale)
  void apply(locale)
}

/** Applies the reader's choice from an earlier visit. */
export function restoreLocale(): void {
  const stored = readStored(STORAGE_KEY)
  if (isLocale(stored) && stored !== 'en') void apply(stored)
}

/** The strings for code outside of React, and its calls after each change of the language. */
export const currentTexts = (): Texts => chosen.current().texts
export const followLocale = chosen.subscribe

/** The strings for a component. */
export const useTexts = (): Texts => chosen.useValue().texts
export const useLocale = (): Locale => chosen.useValue().locale

/** The language of pages and configured words, if the interface around them is in another one. */
export const useContentLang = (): 'en' | undefined => (useLocale() === 'en' ? undefined : 'en')
