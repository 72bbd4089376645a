import type { Request } from 'express'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import { LONGEST_PASTE } from '#client/model/search-results.ts'
import { renderPage } from '#server/render/render-page.tsx'
import { answerOf } from '#server/search/present/answer-of.ts'
import { goTo } from '#server/search/present/go-to.ts'
import { type DocSymbol, symbolAddress } from '#server/search/symbols/symbol.ts'
import { symbolFacts } from '#server/search/symbols/symbol-facts.ts'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

/** Where a function, operator, statement, keyword, type, setting or error code is documented. */
export function symbolLookUps(serve: Serve, parts: PageParts): void {
  const { find, nearest } = parts.search.symbols
  const common = { cache: 'file', vary: null, record: false, searches: true, find: nameIn } as const
  serve({ ...common, path: `${NOT_PAGES.api}symbols/*name`, name: 'symbol' }, (_request, response, name) => {
    const symbol = find(name)
    if (symbol) {
      const record = parts.search.recordAt(symbol.path, symbol.anchor)
      const answer = record && answerOf(record, null)
      return response.json({
        ...toJson(symbol),
        ...(answer && { answer }),
        ...symbolFacts(parts.site.releases, symbol),
      })
    }
    // A name that is missing today may be there after the next deploy.
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    const error = `Nothing here is called "${name}".`
    return response.status(404).json({ error, nearest: nearest(name).map(toJson) })
  })
  serve({ ...common, path: `${NOT_PAGES.go}*name`, name: 'go' }, (_request, response, name) => {
    const destination = goTo(parts.search, name)
    // The target is the site's own text: nothing of the request gets into the header.
    if ('address' in destination) return response.redirect(302, destination.address)
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    return renderPage(response, parts, '/docs/404/', 404, {
      kind: 'not-found',
      build: parts.site.build,
      ...destination,
    })
  })
}

const toJson = (symbol: DocSymbol) => ({ ...symbol, url: symbolAddress(symbol) })

/** The name that an address ends with. What cannot be a name is a bad request, as a stray percent sign is. */
function nameIn({ params: { name: segments = [] } }: Request): string {
  const name = [segments]
    .flat()
    .join('/')
    .replace(/(?<=.)\/$/, '')
    .replace(/[\t\r\n]+/g, ' ')
  if (name.length <= LONGEST_PASTE && !/\p{Cc}/u.test(name)) return name
  throw new URIError('This is not the name of anything.')
}
