import type { ContentProblem } from '../content-error.ts'
import type { SiteContent } from '../site-content.ts'
import type { LinkProblem } from './link-faults.ts'
import type { Unidiomatic, WrittenText } from './phrases.ts'

/** Input that only `npm run check` needs, not a start. */
export interface CheckInput {
  /** The sources of pages, including those that do not compile. */
  readonly sources: readonly WrittenText[]
  /** Patterns of filler phrases. */
  readonly fillerWords: readonly string[]
  readonly english: readonly Unidiomatic[]
  /** Prefixes of files whose English is still to be reviewed. */
  readonly notYetRead: readonly string[]
  /** Names of files that may be tables for the most part. */
  readonly listsByNature: readonly string[]
  /** Numbers and statuses that several pages mention, as YAML. */
  readonly subjects: string
  /** Every id that a page has had, as it is written. */
  readonly knownIds: string
}

/** A check of the content as a whole. Advice never fails; problems within one page are found by plugins while it compiles. */
export type ContentCheck =
  | { readonly at: 'start'; readonly stops: true; readonly find: (content: SiteContent) => ContentProblem[] }
  | { readonly at: 'start'; readonly stops: false; readonly find: (content: SiteContent) => LinkProblem[] }
  | { readonly at: 'check'; readonly find: (content: SiteContent, input: CheckInput) => ContentProblem[] }
  | { readonly at: 'advice'; readonly find: (content: SiteContent) => ContentProblem[] }
