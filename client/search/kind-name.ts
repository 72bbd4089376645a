import type { Texts } from '../locales/en.ts'
import type { SearchKind } from '../model/search-results.ts'

/** What results of a kind are called together. */
export const kindName = (texts: Texts, kind: SearchKind): string =>
  ({ page: texts.pages, function: texts.functions, setting: texts.settings, error: texts.errors })[kind]
