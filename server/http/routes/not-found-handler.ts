import type { RequestHandler } from 'express'
import type { DocsPath } from '#client/model/docs-path.ts'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import type { Suggestion } from '#client/model/route-data.ts'
import { suggestPages } from '#server/search/present/suggest-pages.ts'
import type { Site } from '#server/site/site.ts'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import { sendDocument } from '../delivery/send-document.ts'
import { setRoute } from '../ops/route-name.ts'
import type { PageParts } from './page-parts.ts'

/** The last word: no page has this address. */
export function notFound(parts: PageParts): RequestHandler {
  return (request, response) => {
    setRoute(response, 'not-found')
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    if (request.path.startsWith(NOT_PAGES.api)) {
      response.status(404).json({ error: 'There is nothing at this address.' })
      return
    }
    response.setHeader('Vary', 'Accept-Encoding, Accept')
    const answer = parts.site.newerAddresses.find(
      ({ address }) => address === request.path.replace(/\/*$/, '/'),
    )
    const suggested = suggestPages(parts.search, parts.site.pages, request.path)
    sendDocument(response, parts, '/docs/404/', 404, {
      kind: 'not-found',
      build: parts.site.build,
      nearest: answer
        ? [cardOf(parts.site, answer.page), ...suggested.filter(({ path }) => path !== answer.page)]
        : suggested,
      isNewer: answer?.newer ?? false,
    })
  }
}

/** Names the page, since the address may be of one of its sections. */
function cardOf({ pages }: Pick<Site, 'pages'>, path: string): Suggestion {
  const page = pages.get(path.replace(/#.*/, '') as DocsPath)
  return { path, label: page?.meta.title ?? path }
}
