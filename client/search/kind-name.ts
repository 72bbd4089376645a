import type { Texts } from '../locales/en.ts'
import type { SearchKind } from '../model/search-results.ts'

/** The name for results of a kind, as a group. */
export const kindName = (texts: Texts, kind: SearchKind): string =>
  ({
    page: texts.pages,
    function: texts.functions,
    setting: texts.settings,
    error: texts.errors,
    statement: texts.statements,
  })[kind]
