import { z } from 'zod'
import { LOCALES } from '#client/locales/locale-store.ts'
import {
  LONGEST_PASTE,
  PLACES_PER_PAGE,
  SEARCH_KINDS,
  type SearchKind,
} from '#client/model/search-results.ts'

const MOST_REQUESTS = 10
const SNIPPET_WORDS = 10
const MOST_SNIPPET_WORDS = 100
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
  hitsPerPage: clamped(1, PLACES_PER_PAGE, PLACES_PER_PAGE),
  page: clamped(0, 100_000, 0),
  facetFilters: z
    .union([z.string(), list(z.union([z.string(), list(z.string())]))])
    .default([])
    .transform(acceptedKinds),
  attributesToSnippet: list(z.string()).default([]).transform(snippetWords),
  highlightPreTag: z.string().default('<em>'),
  highlightPostTag: z.string().default('</em>'),
})

const envelope = z.object({ requests: z.array(request).max(MOST_REQUESTS) })

export type ProviderRequest = z.output<typeof request>

/** Parses the body of a multi-index query, or says what is wrong with it. */
export function parseProviderRequests(body: string): { requests: ProviderRequest[] } | { problem: string } {
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

/** The facets of every record: readers of every locale have the same pages, in one version. */
const OF_ALL = [
  ...Object.keys(LOCALES).map((locale) => `language:${locale}`),
  'docusaurus_tag:default',
  'docusaurus_tag:docs-default-current',
]

/** Each filter must hold; of those in a list, one. */
function acceptedKinds(filters: string | (string | string[])[]): ReadonlySet<SearchKind> {
  const holds = (kind: SearchKind, any: string | string[]) =>
    [any].flat().some((filter) => [`kind:${kind}`, ...OF_ALL].includes(filter))
  return new Set(SEARCH_KINDS.filter((kind) => [filters].flat().every((any) => holds(kind, any))))
}

/** The length of the snippet that a request asks for: `content:10`, or `*:10` for all attributes. */
function snippetWords(attributes: readonly string[]): number {
  const asked = attributes.findLast((entry) => /^(?:content|\*):\d+$/.test(entry))?.split(':')[1]
  return Math.min(MOST_SNIPPET_WORDS, Math.max(1, Number(asked ?? SNIPPET_WORDS)))
}
