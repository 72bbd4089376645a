import { type Request, Router } from 'express'
import { pagesIn } from '#client/model/navigation.ts'
import type { RouteData } from '#client/model/route-data.ts'
import { SEARCH_KINDS, SEARCH_PATH, type SearchKind } from '#client/model/search-results.ts'
import { searchResults } from '../search/search-results.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import type { CountEmptySearch } from './empty-searches.ts'
import { readOnly } from './methods.ts'
import type { PageParts } from './page-parts.ts'
import { setRoute } from './route-name.ts'
import { sendDocument } from './send-document.ts'

const SEARCH_DATA = `${SEARCH_PATH}data.json`

/** Search results as a document of their own, and as the data of a navigation to them. */
export function searchPage(parts: PageParts, countEmpty: CountEmptySearch): Router {
  const { site, search } = parts
  const starts = pagesIn(site.navigation).map(({ label }) => label)
  const router = Router({ caseSensitive: true, strict: true })
  router.get(['/docs/search', '/docs/search.html', '/docs/search/index.html'], (request, response) => {
    setRoute(response, 'redirect')
    const at = request.url.indexOf('?')
    response.setHeader('Cache-Control', CACHE_CONTROL.redirect)
    response
      .status(308)
      .setHeader('Location', SEARCH_PATH + (at === -1 ? '' : request.url.slice(at)))
      .end()
  })
  router.all([SEARCH_PATH, SEARCH_DATA], readOnly)
  router.get([SEARCH_PATH, SEARCH_DATA], (request, response) => {
    setRoute(response, request.path === SEARCH_DATA ? 'search-data' : 'search')
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    const results = searchResults(search, starts, {
      text: parameter(request, 'q'),
      filter: parseKind(parameter(request, 'kind')),
      page: Number.parseInt(parameter(request, 'page'), 10) || 1,
    })
    if (results.query && results.total === 0) countEmpty('page')
    const route: RouteData = { kind: 'search', build: site.build, ...results }
    if (request.path === SEARCH_DATA) response.json(route)
    else void sendDocument(response, parts, SEARCH_PATH, 200, route)
  })
  return router
}

/** The first value of a parameter: a second one is nobody's link. */
function parameter(request: Request, name: string): string {
  const value: unknown = request.query[name]
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : ''
}

const parseKind = (text: string): SearchKind | null => SEARCH_KINDS.find((kind) => kind === text) ?? null
