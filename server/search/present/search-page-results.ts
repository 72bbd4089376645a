import {
  SEARCH_KINDS,
  type SearchKind,
  type SearchResult,
  type SearchResults,
} from '#client/model/search-results.ts'
import type { Search } from '../create-search.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { symbolAddress } from '../symbols/symbol.ts'
import { allRuns, markText } from './marked-text.ts'
import { createMatchTerms, type MatchTerms } from './match-terms.ts'
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
  const answer = search.ask(text)
  const all = answer.ranked.map(({ record }) => record)
  const shown = all.filter(({ kind }) => filter === null || kind === filter)
  const pages = Math.ceil(shown.length / RESULTS_PER_PAGE)
  const current = Math.min(Math.max(1, page), Math.max(1, pages))
  const onPage = shown.slice((current - 1) * RESULTS_PER_PAGE, current * RESULTS_PER_PAGE)
  const matchTerms = createMatchTerms(answer.query.clauses)
  return {
    query: answer.text,
    filter,
    counts: countKinds(all),
    total: shown.length,
    page: current,
    pages,
    groups: [...Map.groupBy(onPage, ({ kind }) => kind)].map(([kind, records]) => ({
      kind,
      results: records.map((record) => toResult(record, matchTerms)),
    })),
    suggestions: answer.text && all.length === 0 ? suggestQueries(search, answer.text, starts) : [],
  }
}

const countKinds = (records: readonly SearchRecord[]): Record<SearchKind, number> =>
  Object.fromEntries(
    SEARCH_KINDS.map((kind) => [kind, records.filter((record) => record.kind === kind).length]),
  ) as Record<SearchKind, number>

function toResult(record: SearchRecord, matchTerms: MatchTerms): SearchResult {
  const { page, heading, parents, category } = record
  return {
    href: symbolAddress(record),
    title: allRuns(markText(heading || page, matchTerms)),
    trail: [category, ...(heading ? [page, ...parents] : [])],
    snippet: withEllipses(recordSnippet(record, SNIPPET_WORDS, matchTerms)),
  }
}

function withEllipses({ runs, cutStart, cutEnd }: Snippet): Snippet['runs'] {
  const dots = [{ text: '…', marked: false }]
  return [...(cutStart ? dots : []), ...runs, ...(cutEnd ? dots : [])]
}
