import type { Words } from '../derive.ts'

/** Settings for checking a syntax diagram of a page against the server. */
export interface Diagram {
  /** The rule to derive statements from; the page's first if there is none. */
  readonly rule?: string
  /** The world in which each statement runs. */
  readonly setup: string
  readonly words: Words
  /** The statement around what the rule derives. */
  readonly around?: (derived: string) => string
  /** Messages about what a statement means, not about how it is written: a diagram cannot rule these out. */
  readonly meaning?: readonly RegExp[]
  /** Statements that the server takes although they are written wrongly. */
  readonly lenient?: readonly RegExp[]
}

/** By page, below docs/: what differs from the words and the world of all. */
export type Diagrams = Readonly<Record<string, Partial<Diagram> | readonly Partial<Diagram>[]>>
