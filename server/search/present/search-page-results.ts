import {
  LONGEST_PASTE,
  SEARCH_KINDS,
  type SearchKind,
  type SearchResult,
  type SearchResults,
} from '#client/model/search-results.ts'
import type { Search } from '../create-search.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { symbolAddress } from '../symbols/symbol.ts'
import { answerOf } from './answer-of.ts'
import { type FoldedPage, listedRecords, placesOf } from './fold-pages.ts'
import { allRuns, markText } from './marked-text.ts'
import { createMatchTerms, type MatchTerms } from './match-terms.ts'
import { nearestPages } from './nearest-pages.ts'
import { recordSnippet } from './record-snippet.ts'
import type { Snippet } from './snippet.ts'
import { suggestQueries } from './suggest-queries.ts'

const RESULTS_PER_PAGE = 20
const SNIPPET_WORDS = 30

export interface SearchPageRequest {
  readonly text: string
  readonly filter: SearchKind | null
  readonly page: number
}

/** A page of results. `starts` are queries that lead somewhere, for when nothing else can be suggested. */
export function searchResults(
  search: Search,
  starts: readonly string[],
  { text, filter, page }: SearchPageRequest,
): SearchResults {
  const answer = search.ask(text, LONGEST_PASTE)
  const all = listedRecords(answer.ranked)
  const shown = placesOf(all, new Set(filter === null ? SEARCH_KINDS : [filter]))
  const pages = Math.ceil(shown.length / RESULTS_PER_PAGE)
  const current = Math.min(Math.max(1, page), Math.max(1, pages))
  const onPage = shown.slice((current - 1) * RESULTS_PER_PAGE, current * RESULTS_PER_PAGE)
  const matchTerms = createMatchTerms(answer.query.clauses)
  const message = answer.pasted?.matches[0]?.message ?? null
  const suggestions = answer.text && all.length === 0 ? suggestQueries(search, answer.text, starts) : []
  return {
    query: answer.text,
    filter,
    counts: countKinds(all),
    total: filter === null ? all.length : shown.length,
    page: current,
    pages,
    groups: [...Map.groupBy(onPage, ({ record }) => record.kind)].map(([kind, folded]) => ({
      kind,
      results: folded.map((one) => toResult(one, matchTerms, message)),
    })),
    undocumented: answer.undocumented,
    releaseText: answer.releaseText,
    suggestions,
    // The pages to start from are offered already.
    nearest: nearestPages(
      search,
      suggestions.filter((suggestion) => !starts.includes(suggestion)),
    ),
  }
}

const countKinds = (records: readonly SearchRecord[]): Record<SearchKind, number> =>
  Object.fromEntries(
    SEARCH_KINDS.map((kind) => [kind, records.filter((record) => record.kind === kind).length]),
  ) as Record<SearchKind, number>

function toResult(
  { record, more }: FoldedPage,
  matchTerms: MatchTerms,
  message: string | null,
): SearchResult {
  const answer = answerOf(record, message)
  const { page, heading, parents, category } = record
  return {
    href: symbolAddress(record),
    title: allRuns(markText(heading || page, matchTerms)),
    trail: [category, ...(heading ? [page, ...parents] : [])],
    snippet: withEllipses(recordSnippet(record, SNIPPET_WORDS, matchTerms)),
    ...(answer && { answer }),
    more: more.map((other) => ({ href: symbolAddress(other), title: other.heading || other.page })),
  }
}

function withEllipses({ runs, cutStart, cutEnd }: Snippet): Snippet['runs'] {
  const dots = [{ text: '…', marked: false }]
  return [...(cutStart ? dots : []), ...runs, ...(cutEnd ? dots : [])]
}
