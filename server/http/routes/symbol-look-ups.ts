import type { Request, Response } from 'express'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import { LONGEST_PASTE } from '#client/model/search-results.ts'
import { answerOf } from '#server/search/present/answer-of.ts'
import { goTo } from '#server/search/present/go-to.ts'
import type { DocSymbol } from '#server/search/symbols/symbol.ts'
import { symbolAddress } from '#server/search/symbols/symbol.ts'
import { symbolFacts } from '#server/search/symbols/symbol-facts.ts'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import type { PageParts } from '../delivery/page-parts.ts'
import { sendDocument } from '../delivery/send-document.ts'
import type { Serve } from './serve.ts'

const API = `${NOT_PAGES.api}symbols/`
const GO = NOT_PAGES.go

/** Where a function, operator, statement, keyword, type, setting or error code is documented. */
export function symbolLookUps(serve: Serve, parts: PageParts): void {
  const { find, nearest } = parts.search.symbols
  const { releases } = parts.site
  const common = { cache: 'file', vary: null, record: false, searches: true } as const
  serve({ ...common, path: below(API), name: 'symbol' }, (request, response) => {
    const name = nameIn(API, request, response)
    if (name === null) return
    const symbol = find(name)
    if (symbol) {
      const record = parts.search.recordAt(symbol.path, symbol.anchor)
      const answer = record && answerOf(record, null)
      response.json({
        ...toJson(symbol),
        ...(answer && { answer }),
        ...symbolFacts(releases, symbol),
      })
      return
    }
    // A name that is missing today may be there after the next deploy.
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    const error = `Nothing here is called "${name}".`
    response.status(404).json({ error, nearest: nearest(name).map(toJson) })
  })
  serve({ ...common, path: below(GO), name: 'go' }, (request, response) => {
    const name = nameIn(GO, request, response)
    if (name === null) return
    const destination = goTo(parts.search, name)
    // The target is the site's own text: nothing of the request gets into the header.
    if ('address' in destination) {
      response.redirect(302, destination.address)
      return
    }
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    sendDocument(response, parts, '/docs/404/', 404, {
      kind: 'not-found',
      build: parts.site.build,
      ...destination,
    })
  })
}

const below = (folder: string) => new RegExp(`^${folder}.`)

const toJson = (symbol: DocSymbol) => ({
  name: symbol.name,
  kind: symbol.kind,
  path: symbol.path,
  anchor: symbol.anchor,
  url: symbolAddress(symbol),
  page: symbol.page,
})

/** The name that an address ends with, decoded; what cannot be a name is answered here. */
function nameIn(folder: string, request: Request, response: Response): string | null {
  try {
    const name = decodeURIComponent(request.path.slice(folder.length).replace(/(?<=.)\/$/, '')).replace(
      /[\t\r\n]+/g,
      ' ',
    )
    if (name.length <= LONGEST_PASTE && !/\p{Cc}/u.test(name)) return name
  } catch {
    // A stray percent sign: the same bad request as a name that is none.
  }
  response.setHeader('Cache-Control', CACHE_CONTROL.none)
  response.status(400).json({ error: 'This is not the name of anything.' })
  return null
}
