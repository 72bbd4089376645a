import type { Request } from 'express'
import type { DocsPath } from '#client/model/docs-path.ts'
import { resolvePath } from '#server/site/resolve-path.ts'
import { type Page, pageData } from '#server/site/site.ts'
import { prefersMarkdown } from '../delivery/prefers-markdown.ts'
import { sendDocument } from '../delivery/send-document.ts'
import { sendMarkdown } from './markdown-files.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

const ANY = /^/
const VARY = 'Accept-Encoding, Accept'

/** Pages and their other spellings. */
export function docsPage(serve: Serve, parts: PageParts): void {
  const { site } = parts
  const resolve = (request: Request) => resolvePath(site, splitUrl(request.url).pathname)
  const pageOf = (request: Request): Page | null => {
    const resolution = resolve(request)
    return resolution.kind === 'page' ? (site.pages.get(resolution.path) ?? null) : null
  }

  serve(
    {
      path: ANY,
      name: 'page',
      cache: 'negotiatedMarkdown',
      vary: VARY,
      record: false,
      find: (request) => (prefersMarkdown(request.headers.accept) ? pageOf(request) : null),
    },
    (_request, response, page) => sendMarkdown(response, parts, page),
  )
  serve(
    { path: ANY, name: 'page', cache: 'page', vary: VARY, record: true, find: pageOf },
    (_request, response, page) =>
      sendDocument(response, parts, page.meta.path, 200, { kind: 'page', ...pageData(site, page) }),
  )
  serve<DocsPath>(
    {
      path: ANY,
      name: 'redirect',
      cache: 'redirect',
      vary: VARY,
      record: false,
      find(request) {
        const resolution = resolve(request)
        return resolution.kind === 'redirect' ? resolution.to : null
      },
    },
    (request, response, to) =>
      response
        .status(308)
        .setHeader('Location', to + splitUrl(request.url).search)
        .end(),
  )
  serve(
    {
      path: ANY,
      name: 'malformed',
      cache: 'none',
      vary: null,
      record: false,
      find: (request) => resolve(request).kind === 'bad-request' || null,
    },
    (_request, response) =>
      response.status(400).type('text/plain').send('Bad request: the address is not valid.\n'),
  )
}

function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}
