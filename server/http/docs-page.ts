import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { DocsPath } from '#client/model/docs-path.ts'
import { resolvePath } from '../site/resolve-path.ts'
import { type Page, pageData } from '../site/site.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { sendMarkdown } from './markdown.ts'
import { readOnly } from './methods.ts'
import type { PageParts } from './page-parts.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { setRoute } from './route-name.ts'
import { sendDocument } from './send-document.ts'

/** Pages and their other spellings. */
export function docsPage(parts: PageParts, record: RequestHandler): Router {
  const { site } = parts
  const router = Router({ caseSensitive: true, strict: true })
  router.use((request, response, next) => {
    const { pathname, search } = splitUrl(request.url)
    const resolution = resolvePath(site, pathname)
    if (resolution.kind === 'bad-request') {
      response.status(400).type('text/plain').send('Bad request: the address is not valid.\n')
      return
    }
    if (resolution.kind === 'not-found') return next()
    readOnly(request, response, () => {
      response.setHeader('Vary', 'Accept-Encoding, Accept')
      if (resolution.kind === 'redirect') return redirect(response, resolution.to, search)
      const page = site.pages.get(resolution.path)
      if (page) sendPage(request, response, page)
      else next()
    })
  })

  function sendPage(request: Request, response: Response, page: Page): void {
    setRoute(response, 'page')
    if (prefersMarkdown(request.headers.accept)) {
      response.setHeader('Cache-Control', CACHE_CONTROL.negotiatedMarkdown)
      sendMarkdown(response, parts, page)
      return
    }
    response.setHeader('Cache-Control', CACHE_CONTROL.page)
    const route = { kind: 'page', ...pageData(site, page) } as const
    const send = () => void sendDocument(response, parts, page.meta.path, 200, route)
    // An address with a query shows the same page; only the plain one is kept, so that queries cannot fill the memory.
    if (request.url === page.meta.path) record(request, response, send)
    else send()
  }
  return router
}

function redirect(response: Response, to: DocsPath, search: string): void {
  setRoute(response, 'redirect')
  response.setHeader('Cache-Control', CACHE_CONTROL.redirect)
  response
    .status(308)
    .setHeader('Location', to + search)
    .end()
}

function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}
