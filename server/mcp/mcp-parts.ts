import type { Search } from '#server/search/create-search.ts'
import type { Site } from '#server/site/site.ts'

/** The parts that assistants are answered from. */
export interface McpParts {
  readonly site: Site
  readonly search: Search
  readonly siteUrl: string
}

/** The answer of a tool. */
export interface Told {
  readonly text: string
  /** The question has no answer; the text says what to do. */
  readonly failed?: true
}
