import { z } from 'zod'
import type { Search } from '#server/search/create-search.ts'
import type { Site } from '#server/site/site.ts'

/** The parts that assistants are answered from. */
export interface McpParts {
  readonly site: Site
  readonly search: Search
  readonly siteUrl: string
}

/** A section or row that an answer names, for programs. */
export const placeSchema = z.object({
  address: z.string(),
  kind: z.string(),
  score: z.number().optional().describe('Comparable within one answer'),
  since: z.string().optional().describe('The first measured release that has it'),
})

/** The answer of a tool. */
export interface Told {
  readonly text: string
  readonly places?: readonly z.infer<typeof placeSchema>[]
  /** The question has no answer; the text says what to do. */
  readonly failed?: true
}
