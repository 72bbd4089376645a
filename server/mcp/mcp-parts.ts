import type { Search } from '#server/search/create-search.ts'
import type { Site } from '#server/site/site.ts'

/** The parts that assistants are answered from. */
export interface McpParts {
  readonly site: Site
  readonly search: Search
  readonly siteUrl: string
}

/** A section or row that an answer names, for programs. */
export interface NamedPlace {
  readonly address: string
  readonly kind: string
  /** Comparable within one answer. */
  readonly score?: number
  /** The first measured release that has it. */
  readonly since?: string
}

/** The answer of a tool. */
export interface Told {
  readonly text: string
  readonly places?: readonly NamedPlace[]
  /** The question has no answer; the text says what to do. */
  readonly failed?: true
}
