import {
  LONGEST_PASTE,
  PLACES_PER_PAGE,
  SEARCH_KINDS,
  type SearchKind,
  type SearchResults,
} from '#client/model/search-results.ts'
import type { Search } from '../create-search.ts'
import { placesOf } from './record-places.ts'
import { suggestInstead } from './suggest-instead.ts'
import { createToPlace } from './to-hit.ts'

export interface ResultsRequest {
  readonly text: string
  readonly filter: SearchKind | null
  readonly page: number
  /** The longest snippet. */
  readonly words: number
}

export function searchResults(search: Search, { text, filter, page, words }: ResultsRequest): SearchResults {
  const answer = search.ask(text, LONGEST_PASTE)
  const places = placesOf(answer.ranked, new Set(filter ? [filter] : SEARCH_KINDS))
  const pages = Math.ceil(places.length / PLACES_PER_PAGE)
  const current = Math.min(Math.max(1, page), Math.max(1, pages))
  const onPage = places.slice((current - 1) * PLACES_PER_PAGE, current * PLACES_PER_PAGE)
  const toPlace = createToPlace(answer)
  return {
    query: answer.text,
    filter,
    kinds: [...new Set(answer.ranked.map(({ record }) => record.kind))],
    total: places.length,
    page: current,
    pages,
    places: onPage.map((place) => toPlace(place, words)),
    unknown: answer.query.unknown,
    corrected: answer.query.corrected,
    isPartial: answer.isPartial,
    undocumented: answer.undocumented,
    ...suggestInstead(search, answer),
  }
}
