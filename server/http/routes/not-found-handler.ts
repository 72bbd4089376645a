import type { RequestHandler } from 'express'
import type { DocsPath } from '#client/model/docs-path.ts'
import { markdownPath } from '#client/model/markdown-path.ts'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import type { Suggestion } from '#client/model/route-data.ts'
import { renderPage } from '#server/render/render-page.tsx'
import { suggestPages } from '#server/search/present/suggest-pages.ts'
import type { Site } from '#server/site/site.ts'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import { prefersMarkdown } from '../delivery/negotiation.ts'
import type { PageParts } from './page-parts.ts'

/** The last word: no page has this address. */
export function notFound(parts: PageParts): RequestHandler {
  return (request, response) => {
    response.locals.route = 'not-found'
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    if (request.path.startsWith(NOT_PAGES.api)) {
      return response.status(404).json({ error: 'There is nothing at this address.' })
    }
    response.setHeader('Vary', 'Accept-Encoding, Accept')
    const answer = parts.site.newerAddresses.find(
      ({ address }) => address === request.path.replace(/\/*$/, '/'),
    )
    const suggested = suggestPages(parts.search, parts.site.pages, request.path)
    const nearest = answer
      ? [cardOf(parts.site, answer.page), ...suggested.filter(({ path }) => path !== answer.page)]
      : suggested
    if (request.path.endsWith('.md') || prefersMarkdown(request.headers.accept)) {
      // Of a section that a page does not have, the page is the nearest.
      const home = parts.site.pages.get(request.path.replace(/[^/]*$/, '') as DocsPath)?.meta
      const all = home ? [home, ...nearest.filter(({ path }) => path !== home.path)] : nearest
      return response.status(404).type('text/markdown').send(asMarkdown(all, parts.siteUrl))
    }
    const { build } = parts.site
    return renderPage(response, parts, '/docs/404/', 404, {
      kind: 'not-found',
      build,
      nearest,
      isNewer: answer?.newer ?? false,
    })
  }
}

/** For assistants, who cannot search in a page: the nearest pages, and the list of all. */
const asMarkdown = (nearest: readonly Suggestion[], siteUrl: string): string =>
  [
    '# Not found',
    'No page or section has this address.',
    ...(nearest.length > 0 ? ['Nearest:'] : []),
    nearest
      .map(({ path, label }) => `- [${label}](${siteUrl}${path.endsWith('/') ? markdownPath(path) : path})`)
      .join('\n'),
    `All pages: ${siteUrl}/docs/llms.txt. Search: ${siteUrl}/docs/search/?q=WORDS with the header Accept: text/markdown.\n`,
  ]
    .filter(Boolean)
    .join('\n\n')

/** Names the page, since the address may be of one of its sections. */
function cardOf({ pages }: Pick<Site, 'pages'>, path: string): Suggestion {
  const page = pages.get(path.replace(/#.*/, '') as DocsPath)
  return { path, label: page?.meta.title ?? path }
}
