import { type Response, Router } from 'express'
import type { DocSymbol } from '../search/symbol.ts'
import { symbolAddress } from '../search/symbol.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { readOnly } from './methods.ts'
import type { PageParts } from './page-parts.ts'
import { setRoute } from './route-name.ts'
import { sendDocument } from './send-document.ts'

const API = /^\/docs\/api\/symbols\/(.+?)\/?$/
const GO = /^\/docs\/go\/(.+?)\/?$/

/** Where a function, operator, statement, keyword, type, setting or error code is documented. */
export function symbols(parts: PageParts): Router {
  const { find, nearest } = parts.search.symbols
  const router = Router({ caseSensitive: true, strict: true })
  router.all([API, GO], readOnly)
  router.get(API, (request, response) => {
    const name = nameIn(API, request.path, response, 'symbol')
    if (name === null) return
    const symbol = find(name)
    response.setHeader('Cache-Control', CACHE_CONTROL.file)
    if (symbol) response.json(toJson(symbol))
    else
      response
        .status(404)
        .json({ error: `Nothing here is called "${name}".`, nearest: nearest(name).map(toJson) })
  })
  router.get(GO, (request, response) => {
    const name = nameIn(GO, request.path, response, 'go')
    if (name === null) return
    const symbol = find(name)
    response.setHeader('Cache-Control', CACHE_CONTROL.file)
    // The target is the table's own text: nothing of the request gets into the header.
    if (symbol) return response.redirect(302, symbolAddress(symbol))
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    void sendDocument(response, parts, '/docs/404/', 404, {
      kind: 'not-found',
      build: parts.site.build,
      nearest: nearest(name).map((one) => ({ path: symbolAddress(one), label: one.name })),
    })
  })
  return router
}

const toJson = (symbol: DocSymbol) => ({
  name: symbol.name,
  kind: symbol.kind,
  path: symbol.path,
  anchor: symbol.anchor,
  url: symbolAddress(symbol),
  page: symbol.page,
})

const LONGEST_NAME = 100

/** The name that an address ends with, decoded; what cannot be a name is answered here. */
function nameIn(pattern: RegExp, path: string, response: Response, route: string): string | null {
  setRoute(response, route)
  try {
    const name = decodeURIComponent(pattern.exec(path)?.[1] ?? '')
    if (name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name)) return name
  } catch {
    // A stray percent sign: the same bad request as a name that is none.
  }
  response.setHeader('Cache-Control', CACHE_CONTROL.none)
  response.status(400).json({ error: 'This is not the name of anything.' })
  return null
}
