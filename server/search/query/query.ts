/** One way in which a record can answer a clause. */
export interface Variant {
  readonly terms: readonly string[]
  readonly weight: number
  /** Whether a record must have every term. */
  readonly all: boolean
}

/** A word or phrase of the query: the best of its variants counts. */
export type Clause = readonly Variant[]

/** What the page that the reader wants may be called, and which share of the query says so. */
export interface QueryName {
  readonly terms: readonly string[]
  readonly share: number
}

export interface Query {
  readonly clauses: readonly Clause[]
  /** Its words as they are typed. */
  readonly words: readonly string[]
  /** The query as the name of a symbol. */
  readonly key: string
  readonly names: readonly QueryName[]
}
