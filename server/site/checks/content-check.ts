import type { ContentProblem } from '../content-error.ts'
import type { SiteContent } from '../site-content.ts'
import type { LinkProblem } from './link-faults.ts'
import type { Unidiomatic, WrittenText } from './phrases.ts'

/** What only the check of the content needs, not a start. */
export interface CheckInput {
  /** Pages as they are written, also those that do not compile. */
  readonly sources: readonly WrittenText[]
  /** Patterns of phrases that say nothing. */
  readonly fillerWords: readonly string[]
  readonly english: readonly Unidiomatic[]
  /** Beginnings of the names of files whose English is still to be read. */
  readonly notYetRead: readonly string[]
  /** Names of files whose opening code is still to be laid out. */
  readonly notYetLaidOut: readonly string[]
  /** Every id that a page has had, as it is written. */
  readonly knownIds: string
  /** The table of addresses with the depth of their subjects, where there is one. */
  readonly routes: string | null
}

/** What is wrong with the content as a whole; what concerns one page alone is found by a plugin while it compiles. */
export type ContentCheck =
  | { readonly at: 'start'; readonly stops: true; readonly find: (content: SiteContent) => ContentProblem[] }
  | { readonly at: 'start'; readonly stops: false; readonly find: (content: SiteContent) => LinkProblem[] }
  | { readonly at: 'check'; readonly find: (content: SiteContent, input: CheckInput) => ContentProblem[] }
