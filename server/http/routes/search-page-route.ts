import type { Request } from 'express'
import type { RouteData } from '#client/model/route-data.ts'
import {
  SEARCH_API_PATH,
  SEARCH_KINDS,
  SEARCH_PATH,
  type SearchKind,
  type SearchResults,
} from '#client/model/search-results.ts'
import { MOST_RESULTS, searchTool } from '#server/mcp/search-tool.ts'
import { renderPage } from '#server/render/render-page.tsx'
import { searchResults } from '#server/search/present/results-page.ts'
import { prefersMarkdown } from '../delivery/negotiation.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

const SEARCH_DATA = `${SEARCH_PATH}data.json`

const PAGE_WORDS = 30
/** About two lines of the search window; a narrow one asks for fewer. */
const WINDOW_WORDS = 24

/**
 * Search results as a document of their own, as the data of a navigation to them, as Markdown for clients that prefer it,
 * and as JSON for the search window.
 */
export function searchPage(serve: Serve, parts: PageParts): void {
  const { site, search } = parts

  function resultsFor(request: Request, from: 'modal' | 'page', words: number): SearchResults {
    const results = searchResults(search, {
      text: parameter(request, 'q'),
      filter: parseKind(parameter(request, 'kind')),
      page: Number.parseInt(parameter(request, 'page'), 10) || 1,
      words,
    })
    if (results.query && results.kinds.length === 0) parts.metrics.countZeroResults(from)
    return results
  }

  const routeFor = (request: Request): RouteData => ({
    kind: 'search',
    build: site.build,
    ...resultsFor(request, 'page', PAGE_WORDS),
  })

  function listFor(request: Request): string {
    const query = parameter(request, 'q')
    const kind = parseKind(parameter(request, 'kind')) ?? undefined
    return `${searchTool(parts, { query, kind, limit: MOST_RESULTS }).text}\n`
  }

  const common = { cache: 'none', vary: 'Accept-Encoding', record: false, searches: true } as const
  serve(
    { ...common, path: SEARCH_PATH, name: 'search', vary: 'Accept-Encoding, Accept' },
    (request, response) =>
      prefersMarkdown(request.headers.accept)
        ? response.type('text/markdown').send(listFor(request))
        : renderPage(response, parts, SEARCH_PATH, 200, routeFor(request)),
  )
  serve({ ...common, path: SEARCH_DATA, name: 'search-data' }, (request, response) =>
    response.json(routeFor(request)),
  )
  serve({ ...common, path: SEARCH_API_PATH, name: 'search-window' }, (request, response) => {
    const words = Number.parseInt(parameter(request, 'words'), 10) || WINDOW_WORDS
    response.json(resultsFor(request, 'modal', Math.min(WINDOW_WORDS, Math.max(1, words))))
  })
}

const parameter = ({ query }: Request, name: string): string => String(query[name] ?? '')

const parseKind = (text: string): SearchKind | null => SEARCH_KINDS.find((kind) => kind === text) ?? null
