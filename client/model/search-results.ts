import { NOT_PAGES } from './not-pages.ts'

/** The address of the search page. */
export const SEARCH_PATH = NOT_PAGES.search
/** The address of the same results as JSON, for the search window. */
export const SEARCH_API_PATH = `${NOT_PAGES.api}search/`

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

export const plainRuns = (text: string): TextRun[] => [{ text, marked: false }]
export const textOf = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('')

/** The part of a result that can be read without opening it. */
export interface SearchAnswerText {
  readonly kind: 'signature' | 'setting' | 'statement' | 'fix'
  readonly text: string
  /** Of a setting's default. */
  readonly unit?: string
}

/** A section that answers a query: the same for the window, the search page, assistants and the provider's protocol. */
export interface Hit {
  readonly href: string
  readonly title: readonly TextRun[]
  /** The hit's location: category, page and the headings above it. */
  readonly trail: readonly string[]
  readonly snippet: readonly TextRun[]
  readonly answer?: SearchAnswerText
}

/** A page's place in the list: its best section, and others that come next. */
export interface Place extends Hit {
  readonly kind: SearchKind
  readonly more: readonly Hit[]
}

/** Parts of a query that no page answers. */
export interface ResultNotes {
  /** Words that no page has. */
  readonly unknown: readonly string[]
  /** Words that no page has, and what they were taken for. */
  readonly corrected: readonly { readonly typed: string; readonly meant: string }[]
  /** Set if no section has all words of a short query. */
  readonly isPartial: boolean
  /** Set if the reader pasted a message that no page quotes. */
  readonly undocumented: boolean
}

/** One page of results for a query, the best first. */
export interface SearchResults extends ResultNotes {
  readonly query: string
  /** The only kind of results, if the reader chose one. */
  readonly filter: SearchKind | null
  /** The kinds that have results. */
  readonly kinds: readonly SearchKind[]
  /** The number of places with the filter applied. */
  readonly total: number
  /** Starts at 1. */
  readonly page: number
  readonly pages: number
  readonly places: readonly Place[]
  /** Other queries to try if this one has no results. */
  readonly suggestions: readonly string[]
  /** The pages that answer those. */
  readonly nearest: readonly { readonly path: string; readonly label: string }[]
}

export const PLACES_PER_PAGE = 20

/** The address of a page of results. */
export function searchAddress(query: string, filter: SearchKind | null, page = 1): string {
  if (!query) return SEARCH_PATH
  const parameters = new URLSearchParams({ q: query })
  if (filter) parameters.set('kind', filter)
  if (page > 1) parameters.set('page', String(page))
  return `${SEARCH_PATH}?${parameters}`
}
