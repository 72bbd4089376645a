import { NOT_PAGES } from './not-pages.ts'
/** The address of the search page. */
export const SEARCH_PATH = NOT_PAGES.search

/** Longer queries are cut (specification, section 9). */
export const LONGEST_QUERY = 64
/** Of a message that is pasted into the page of results or an address of /docs/go/. */
export const LONGEST_PASTE = 2000

export const SEARCH_KINDS = ['page', 'function', 'setting', 'error', 'statement'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** A run of text; `marked` if it matches the query. */
export interface TextRun {
  readonly text: string
  readonly marked: boolean
}

/** What is wanted of a result at once, to be read without opening it. */
export interface SearchAnswerText {
  readonly kind: 'signature' | 'setting' | 'statement' | 'fix'
  readonly text: string
  /** Of a setting's default. */
  readonly unit?: string
}

export interface SearchResult {
  readonly href: string
  readonly title: readonly TextRun[]
  /** The result's location: category, page and the headings above it. */
  readonly trail: readonly string[]
  readonly snippet: readonly TextRun[]
  readonly answer?: SearchAnswerText
  /** Other sections of the same page. */
  readonly more: readonly { readonly href: string; readonly title: string }[]
}

/** One page of results for a query, grouped by kind, the kind with the best result first. */
export interface SearchResults {
  readonly query: string
  /** The only kind shown, if the reader chose one. */
  readonly filter: SearchKind | null
  /** The number of results of each kind, whatever the filter. */
  readonly counts: Readonly<Record<SearchKind, number>>
  /** The number of sections found with the filter applied; several of one page may share a place in the list. */
  readonly total: number
  /** Starts at 1. */
  readonly page: number
  readonly pages: number
  readonly groups: readonly { readonly kind: SearchKind; readonly results: readonly SearchResult[] }[]
  /** Whether the reader pasted a message that no page quotes. */
  readonly undocumented: boolean
  /** What of it the release says. */
  readonly releaseText: string | null
  /** Other queries to try if this one has no results. */
  readonly suggestions: readonly string[]
  /** The pages that answer those. */
  readonly nearest: readonly { readonly path: string; readonly label: string }[]
}

/** The address of a page of results. */
export function searchAddress(query: string, filter: SearchKind | null, page = 1): string {
  if (!query) return SEARCH_PATH
  const parameters = new URLSearchParams({ q: query })
  if (filter) parameters.set('kind', filter)
  if (page > 1) parameters.set('page', String(page))
  return `${SEARCH_PATH}?${parameters}`
}
