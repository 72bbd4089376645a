import { z } from 'zod'
import { LONGEST_PASTE } from '#client/model/search-results.ts'
import { parseSnippetLengths } from './snippet-lengths.ts'

const MOST_REQUESTS = 10
/** Of all queries of a body together. */
export const MOST_HITS = 100
const FEWEST_HITS = 1
const HITS = 20
const LONGEST_ELLIPSIS = 20
/** Clients name content and six levels, and a few facets. */
const LONGEST_LIST = 50

const clamped = (least: number, most: number, otherwise: number) =>
  z
    .number()
    .catch(otherwise)
    .transform((value) => Math.min(most, Math.max(least, Math.floor(value))))

/** Longer lists are refused before their items are read. */
const list = <T extends z.ZodType>(item: T) => z.array(item).max(LONGEST_LIST)

const request = z.object({
  query: z
    .string()
    .nullish()
    .transform((query) => query ?? ''),
  /** All of what was pasted, when it is longer than a query; our own addition. */
  pasted: z
    .string()
    .transform((text) => text.slice(0, LONGEST_PASTE))
    .optional(),
  indexName: z.string().max(200).default(''),
  hitsPerPage: clamped(FEWEST_HITS, MOST_HITS, HITS),
  page: clamped(0, 100_000, 0),
  facetFilters: z.union([z.string(), list(z.union([z.string(), list(z.string())]))]).default([]),
  attributesToSnippet: list(z.string()).default([]).transform(parseSnippetLengths),
  snippetEllipsisText: z
    .string()
    .default('…')
    .transform((text) => text.slice(0, LONGEST_ELLIPSIS)),
  highlightPreTag: z.string().optional(),
  highlightPostTag: z.string().optional(),
})

const envelope = z.object({ requests: z.array(request).max(MOST_REQUESTS) })

export type ProtocolRequest = z.output<typeof request>

/** Reads the body of a multi-index query, or says what is wrong with it. */
export function parseProtocolRequests(body: string): { requests: ProtocolRequest[] } | { problem: string } {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return { problem: 'The body is not valid JSON' }
  }
  const result = envelope.safeParse(json)
  if (result.success) return { requests: result.data.requests }
  const [issue] = result.error.issues
  return { problem: `${issue?.path.join('.') || 'The body'}: ${issue?.message}` }
}
