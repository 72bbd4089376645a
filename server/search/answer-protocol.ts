import type { Search } from './create-search.ts'
import { acceptsFacets } from './facets.ts'
import { markTags } from './hit-markup.ts'
import { createMarker } from './marker.ts'
import { type ProtocolHit, toProtocolHit } from './protocol-hit.ts'
import type { ProtocolRequest } from './protocol-request.ts'
import { suggestQueries } from './suggest-queries.ts'

export interface ProtocolResult {
  readonly hits: readonly ProtocolHit[]
  readonly nbHits: number
  readonly page: number
  readonly nbPages: number
  readonly hitsPerPage: number
  readonly exhaustiveNbHits: true
  readonly query: string
  readonly index: string
  readonly params: string
  readonly processingTimeMS: number
  /** Queries to try in place of one without answers; our own addition, which other clients pass over. */
  readonly suggestions?: readonly string[]
}

/** One query of the hosted search provider's protocol, answered from the site itself. */
export function answerProtocol(search: Search, request: ProtocolRequest, siteUrl: string): ProtocolResult {
  const started = performance.now()
  const { query, hitsPerPage, page } = request
  const answer = acceptsFacets(request.facetFilters) ? search.ask(query) : search.ask('')
  const context = {
    siteUrl,
    marker: createMarker(answer.query.units),
    tags: markTags(request.highlightPreTag, request.highlightPostTag),
    request,
  }
  return {
    hits: answer.ranked
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map(({ record }) => toProtocolHit(record, context)),
    nbHits: answer.ranked.length,
    page,
    nbPages: Math.ceil(answer.ranked.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query: answer.text,
    index: request.indexName,
    params: '',
    processingTimeMS: Math.ceil(performance.now() - started),
    ...(answer.text && answer.ranked.length === 0
      ? { suggestions: suggestQueries(search, answer.text, []) }
      : {}),
  }
}
