import { LONGEST_PASTE, LONGEST_QUERY } from '#client/model/search-results.ts'
import type { Search } from '../create-search.ts'
import type { Allowance } from '../query/read-query.ts'
import { acceptedKinds } from './facets.ts'
import { type FoldedPage, listedRecords, placesOf } from './fold-pages.ts'
import { escapeHtml, markTags } from './hit-markup.ts'
import { createMatchTerms } from './match-terms.ts'
import { nearestPages } from './nearest-pages.ts'
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
  /** Pages that come nearest to one without answers. */
  readonly nearest?: readonly { readonly url: string; readonly title: string }[]
  /** Whether a message was pasted that no page quotes. */
  readonly undocumented?: true
}

/** An answer whose hits are still to be written, which costs more than finding them. */
export interface ProtocolAnswer {
  /** What is on the page that was asked for. */
  readonly folded: readonly FoldedPage[]
  readonly toHit: (folded: FoldedPage) => ProtocolHit
  readonly finish: (hits: readonly ProtocolHit[]) => ProtocolResult
}

/** What the queries of a body may spend in all. In place of other pastes, their queries are asked. */
export interface BatchAllowance extends Allowance {
  /** The only one that is read whole. */
  paste?: string | undefined
  /** Queries without an answer for which others are looked for in their place. */
  suggestions: number
}

/** Asks one query of the hosted search provider's protocol. */
export function askProtocol(
  search: Search,
  request: ProtocolRequest,
  siteUrl: string,
  allowance: BatchAllowance,
): ProtocolAnswer {
  const started = performance.now()
  const { query, hitsPerPage, page } = request
  const kinds = acceptedKinds(request.facetFilters)
  allowance.paste ??= request.pasted
  const pasted = request.pasted !== undefined && request.pasted === allowance.paste ? request.pasted : null
  const answer = search.ask(
    kinds.size > 0 ? (pasted ?? query) : '',
    pasted === null ? LONGEST_QUERY : LONGEST_PASTE,
    allowance,
  )
  const folded = placesOf(listedRecords(answer.ranked), kinds)
  const isEmpty = answer.text !== '' && answer.ranked.length === 0
  const style = {
    siteUrl,
    matchTerms: createMatchTerms(answer.query.clauses),
    message: answer.pasted?.matches[0]?.message ?? null,
    tags: markTags(request.highlightPreTag, request.highlightPostTag),
    words: request.attributesToSnippet,
    ellipsis: escapeHtml(request.snippetEllipsisText),
  }
  const suggestions = isEmpty && allowance.suggestions-- > 0 ? suggestQueries(search, answer.text, []) : []
  return {
    folded: folded.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
    toHit: (one) => toProtocolHit(one, style),
    finish: (hits) => ({
      hits,
      nbHits: folded.length,
      page,
      nbPages: Math.ceil(folded.length / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      query: answer.text,
      index: request.indexName,
      params: '',
      processingTimeMS: Math.ceil(performance.now() - started),
      ...(isEmpty && {
        suggestions,
        nearest: nearestPages(search, suggestions).map(({ path, label }) => ({
          url: siteUrl + path,
          title: label,
        })),
      }),
      ...(answer.undocumented && { undocumented: true as const }),
    }),
  }
}
