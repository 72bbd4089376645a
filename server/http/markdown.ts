import { type RequestHandler, type Response, Router } from 'express'
import { docsPath, parseDocsPath } from '#client/model/docs-path.ts'
import type { Page } from '../site/site.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { readOnly } from './methods.ts'
import type { PageParts } from './page-parts.ts'
import { setRoute } from './route-name.ts'

/** `/docs/x.md` is the page `/docs/x/` as Markdown, `/docs/index.md` the introduction. */
export function markdownFiles(parts: PageParts, record: RequestHandler): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.all(/^\/.+\.md$/, (request, response, next) => {
    const name = request.path.slice(0, -'.md'.length)
    const path = name === '/docs/index' ? docsPath('/docs/') : parseDocsPath(`${name}/`)
    const page = path && parts.site.pages.get(path)
    if (!page) return next()
    setRoute(response, 'markdown')
    response.setHeader('Cache-Control', CACHE_CONTROL.page)
    response.setHeader('Vary', 'Accept-Encoding')
    const send = () => sendMarkdown(response, parts, page)
    readOnly(request, response, () => {
      if (request.url === request.path) record(request, response, send)
      else send()
    })
  })
  return router
}

export function sendMarkdown(response: Response, { shared }: PageParts, page: Page): void {
  response.type('text/markdown').send(pageAsMarkdown(page, shared().siteUrl))
}

/** The page with a head that says where it is from. */
export function pageAsMarkdown({ meta, markdown }: Page, siteUrl: string): string {
  const head = [
    `# ${meta.title}`,
    meta.description,
    `Canonical: ${siteUrl}${meta.path}  \nIndex of all pages: ${siteUrl}/docs/llms.txt`,
    ...(meta.edition === 'enterprise' ? ['This is a feature of QuestDB Enterprise.'] : []),
  ]
  return [...head, markdown].join('\n\n')
}
