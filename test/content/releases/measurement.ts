/** A statement with the keyword was taken, or refused; unclear: one with the keyword misspelt was taken as well. */
export type Clause = 'taken' | 'refused' | 'unclear'

export interface MeasuredSetting {
  /** Of a new installation; what it puts into its own folder begins with <root>. Empty for none, null if unknown. */
  readonly default: string | null
  readonly reloadable: boolean
}

/** The measurement of one release. */
export interface Measurement {
  readonly version: string
  /** The day on which the jar was built. */
  readonly built: string
  /** Sentences about what this release could not be asked, or was asked otherwise. */
  readonly unasked: readonly string[]
  /** Signatures by name; those of a window function end in "over". */
  readonly functions: Readonly<Record<string, readonly string[]>>
  readonly settings: Readonly<Record<string, MeasuredSetting>>
  readonly keywords: readonly string[]
  readonly types: readonly string[]
  readonly operators: readonly string[]
  /** By diagram, then keyword. */
  readonly forms: Readonly<Record<string, Readonly<Record<string, Clause>>>>
}
