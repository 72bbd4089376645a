/** The languages of client pages, by the names that icons, styles and tab choices use. */
export const LANGUAGES = ['python', 'java', 'go', 'rust', 'c', 'node', 'dotnet', 'php', 'r'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of the tab group whose tabs each show a sample in one language; its values are the names above. */
export const LANGUAGE_TABS = 'language'

/** The same subject for another language. */
export interface LanguageLink {
  readonly language: Language
  readonly label: string
  readonly path: string
}
