/** One way in which a record can answer a clause. */
export interface Variant {
  readonly terms: readonly string[]
  readonly weight: number
  /** Set if a record must have every term. */
  readonly all: boolean
}

/** A word or phrase of the query: the best of its variants counts. */
export type Clause = readonly Variant[]

export interface Query {
  readonly clauses: readonly Clause[]
  /** Its words as they are typed. */
  readonly words: readonly string[]
  /** Its words as terms, unfinished ones completed and misspelt ones repaired. */
  readonly terms: readonly string[]
  /** The words that no page has and that are no slip of one. */
  readonly unknown: readonly string[]
  /** Words that no page has, and what they were taken for. */
  readonly corrected: readonly { readonly typed: string; readonly meant: string }[]
}
