import { SEARCH_KINDS, type SearchKind, textOf } from '#client/model/search-results.ts'
import { placesOf } from '#server/search/present/record-places.ts'
import { suggestQueries } from '#server/search/present/suggest-instead.ts'
import { createToPlace } from '#server/search/present/to-hit.ts'
import type { McpParts, Told } from './mcp-parts.ts'

export const MOST_RESULTS = 20
export const USUAL_RESULTS = 6
const SNIPPET_WORDS = 30

export interface Sought {
  readonly query: string
  readonly kind?: SearchKind | undefined
  readonly limit?: number | undefined
}

/** The best pages for a query, each with its best section: address, location, and the words that answer. */
export function searchTool(
  { search, siteUrl }: McpParts,
  { query, kind, limit = USUAL_RESULTS }: Sought,
): Told {
  const answer = search.ask(query)
  const places = placesOf(answer.ranked, new Set(kind ? [kind] : SEARCH_KINDS))
  if (places.length === 0) {
    const instead = suggestQueries(search, answer.text)
    const hint = instead.length > 0 ? ` Try: ${instead.join('; ')}.` : ' Try fewer or other words.'
    return { text: `Nothing answers "${answer.text}".${hint}` }
  }
  const toPlace = createToPlace(answer)
  const results = places.slice(0, limit).map((place, at) => {
    const { href, title, trail, snippet, answer: said, more } = toPlace(place, SNIPPET_WORDS)
    return [
      `${at + 1}. ${[...trail.slice(1), textOf(title)].join(' > ')} (${place.record.kind})`,
      siteUrl + href,
      ...[textOf(snippet), said?.text ?? ''].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean),
      ...more.map((hit) => `Also: ${textOf(hit.title)}, ${siteUrl}${hit.href}`),
    ].join('\n   ')
  })
  return {
    text: [
      `${results.length} of ${places.length} results for "${answer.text}". Read one by its address.`,
      ...results,
    ].join('\n\n'),
  }
}
