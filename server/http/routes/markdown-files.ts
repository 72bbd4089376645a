import type { Response } from 'express'
import { docsPath, parseDocsPath } from '#client/model/docs-path.ts'
import type { Page } from '#server/site/site.ts'
import { pageAsMarkdown } from '../documents/page-as-markdown.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

/** `/docs/x.md` is the page `/docs/x/` as Markdown, `/docs/index.md` the introduction. */
export function markdownFiles(serve: Serve, parts: PageParts): void {
  serve(
    {
      path: /^\/.+\.md$/,
      name: 'markdown',
      cache: 'page',
      vary: 'Accept-Encoding',
      record: true,
      find(request) {
        const name = request.path.slice(0, -'.md'.length)
        const path = name === '/docs/index' ? docsPath('/docs/') : parseDocsPath(`${name}/`)
        return (path && parts.site.pages.get(path)) ?? null
      },
    },
    (_request, response, page) => sendMarkdown(response, parts, page),
  )
}

export function sendMarkdown(response: Response, { shared }: PageParts, page: Page): void {
  response.type('text/markdown').send(pageAsMarkdown(page, shared().siteUrl))
}
