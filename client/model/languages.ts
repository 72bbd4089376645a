/** The languages that pages are about, by the name that icons, styles and choices of tabs have for them. */
export const LANGUAGES = ['python', 'java', 'go', 'rust', 'c', 'node', 'dotnet', 'php', 'r'] as const
export type Language = (typeof LANGUAGES)[number]

/** The tabs that show a sample in one language each are a group of this name; its values are the names above. */
export const LANGUAGE_TABS = 'language'

/** The same subject for another language. */
export interface LanguageLink {
  readonly language: Language
  readonly label: string
  readonly path: string
  /** Those of the page's sections that the other page has too. */
  readonly sections: readonly string[]
}
