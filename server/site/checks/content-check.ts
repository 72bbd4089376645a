import type { WrittenText } from './fences.ts'
import type { Phrase } from './phrases.ts'

/** Input that only `npm run check` needs, not a start. */
export interface CheckInput {
  readonly sources: readonly WrittenText[]
  readonly phrases: readonly Phrase[]
  /** Names of files that may be tables for the most part. */
  readonly listsByNature: readonly string[]
  /** Numbers and statuses that several pages mention, as YAML. */
  readonly subjects: string
  /** Every id that a page has had, as it is written. */
  readonly knownIds: string
}
