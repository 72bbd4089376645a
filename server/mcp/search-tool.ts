import type { SearchKind } from '#client/model/search-results.ts'
import type { SearchRecord } from '#server/search/index/search-record.ts'
import { createMatchTerms, type MatchTerms } from '#server/search/present/match-terms.ts'
import { recordSnippet } from '#server/search/present/record-snippet.ts'
import { suggestQueries } from '#server/search/present/suggest-queries.ts'
import { symbolAddress } from '#server/search/symbols/symbol.ts'
import type { McpParts, Told } from './mcp-parts.ts'

export const MOST_RESULTS = 20
export const USUAL_RESULTS = 6
const SNIPPET_WORDS = 30

export interface Sought {
  readonly query: string
  readonly kind?: SearchKind | undefined
  readonly limit?: number | undefined
}

/** The best sections for a query: address, where it is, and the words that answer. */
export function searchTool(
  { search, siteUrl }: McpParts,
  { query, kind, limit = USUAL_RESULTS }: Sought,
): Told {
  const answer = search.ask(query)
  const all = answer.ranked.map(({ record }) => record).filter((record) => !kind || record.kind === kind)
  if (all.length === 0) {
    const instead = suggestQueries(search, answer.text, [])
    const hint = instead.length > 0 ? ` Try: ${instead.join('; ')}.` : ' Try fewer or other words.'
    return { text: `Nothing answers "${answer.text}".${hint}` }
  }
  const matchTerms = createMatchTerms(answer.query.clauses)
  const shown = all.slice(0, limit)
  return {
    text: [
      `${shown.length} of ${all.length} results for "${answer.text}". Read one by its address.`,
      ...shown.map((record, at) => resultText(record, at + 1, matchTerms, siteUrl)),
    ].join('\n\n'),
  }
}

function resultText(record: SearchRecord, number: number, matchTerms: MatchTerms, siteUrl: string): string {
  const { page, parents, heading, kind } = record
  const title = [page, ...parents, ...(heading ? [heading] : [])].join(' > ')
  const { runs, cutStart, cutEnd } = recordSnippet(record, SNIPPET_WORDS, matchTerms)
  const words = runs
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  const snippet = `${cutStart ? '…' : ''}${words}${cutEnd ? '…' : ''}`
  return `${number}. ${title} (${kind})\n   ${siteUrl}${symbolAddress(record)}\n   ${snippet}`
}
