import { z } from 'zod'

const MOST_REQUESTS = 10
const MOST_HITS = 100
const FEWEST_HITS = 1
const HITS = 20
const LONGEST_ELLIPSIS = 20

const clamped = (least: number, most: number, otherwise: number) =>
  z
    .number()
    .catch(otherwise)
    .transform((value) => Math.min(most, Math.max(least, Math.floor(value))))

const request = z.object({
  query: z
    .string()
    .nullish()
    .transform((query) => query ?? ''),
  indexName: z.string().max(200).default(''),
  hitsPerPage: clamped(FEWEST_HITS, MOST_HITS, HITS),
  page: clamped(0, 100_000, 0),
  facetFilters: z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]).default([]),
  attributesToSnippet: z.array(z.string()).default([]),
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

const SNIPPET_WORDS = 10
const MOST_SNIPPET_WORDS = 100

/** How many words of an attribute a request wants: `content:10`, or `*:10` for all. */
export function snippetLength(attributes: readonly string[], attribute: string): number {
  const wanted = new Map(
    attributes.map((entry): [string, string | undefined] => {
      const [name = '', words] = entry.split(':')
      return [name, words]
    }),
  )
  const words = Number(wanted.get(attribute) ?? wanted.get('*') ?? SNIPPET_WORDS)
  return Number.isFinite(words) ? Math.min(MOST_SNIPPET_WORDS, Math.max(1, Math.floor(words))) : SNIPPET_WORDS
}
