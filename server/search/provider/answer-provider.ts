import { LONGEST_PASTE, LONGEST_QUERY } from '#client/model/search-results.ts'
import type { Search } from '../create-search.ts'
import { placesOf } from '../present/record-places.ts'
import { suggestInstead } from '../present/suggest-instead.ts'
import { createToPlace } from '../present/to-hit.ts'
import { providerTags, toProviderHit } from './provider-hit.ts'
import type { ProviderRequest } from './provider-request.ts'

/** Of all queries of a body together. */
const MOST_HITS = 60

/**
 * Answers the queries of one POST in the hosted search provider's protocol, each in a turn of the event loop of its own.
 * Together the queries get a limited number of hits, words and repairs of misspelt words, the first ones first. When
 * `nextTurn` rejects, so does the answer.
 */
export async function answerProvider(
  search: Search,
  requests: readonly ProviderRequest[],
  siteUrl: string,
  nextTurn: () => Promise<void>,
) {
  const allowance = { words: 16, repairs: 3 }
  const left = { pastes: 1, suggestions: 1, hits: MOST_HITS }
  const results = []
  for (const request of requests) {
    if (results.length > 0) await nextTurn()
    const { query, pasted, hitsPerPage, page, facetFilters, indexName } = request
    const answer =
      pasted !== undefined && left.pastes-- > 0
        ? search.ask(pasted, LONGEST_PASTE, allowance)
        : search.ask(query, LONGEST_QUERY, allowance)
    const places = placesOf(answer.ranked, facetFilters)
    const shown = places.slice(page * hitsPerPage, (page + 1) * hitsPerPage).slice(0, left.hits)
    left.hits -= shown.length
    const tags = providerTags(request.highlightPreTag, request.highlightPostTag)
    const toPlace = createToPlace(answer)
    const isEmpty = answer.text !== '' && answer.ranked.length === 0
    const instead = isEmpty && left.suggestions-- > 0 ? suggestInstead(search, answer) : null
    results.push({
      hits: shown.map((place) => toProviderHit(toPlace(place, request.attributesToSnippet), tags, siteUrl)),
      nbHits: places.length,
      page,
      nbPages: Math.ceil(places.length / hitsPerPage),
      hitsPerPage,
      query: answer.text,
      index: indexName,
      // Additions of ours, which other clients pass over.
      ...(isEmpty && {
        suggestions: instead?.suggestions ?? [],
        nearest: (instead?.nearest ?? []).map(({ path, label }) => ({ url: siteUrl + path, title: label })),
      }),
      ...(answer.undocumented && { undocumented: true }),
    })
  }
  return results
}
