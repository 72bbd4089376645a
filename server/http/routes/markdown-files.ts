import type { Response } from 'express'
import { docsPath, parseDocsPath } from '#client/model/docs-path.ts'
import type { Page } from '#server/site/site.ts'
import { sectionAsMarkdown } from '../documents/page-as-markdown.ts'
import { pageAnswer } from '../documents/page-outline.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

/** `/docs/x.md` is the page `/docs/x/` as Markdown, `/docs/index.md` the introduction; `/docs/x/id.md` a section of it. */
export function markdownFiles(serve: Serve, parts: PageParts): void {
  const { site } = parts
  const common = { path: /^\/.+\.md$/, name: 'markdown', cache: 'page', vary: 'Accept-Encoding' } as const
  serve(
    {
      ...common,
      record: true,
      find(request) {
        const name = request.path.slice(0, -'.md'.length)
        const path = name === '/docs/index' ? docsPath('/docs/') : parseDocsPath(`${name}/`)
        return (path && site.pages.get(path)) ?? null
      },
    },
    (_request, response, page) => sendMarkdown(response, parts, page),
  )
  serve(
    {
      ...common,
      name: 'markdown-section',
      // There are thousands of them, each cut from what is in memory.
      record: false,
      find(request) {
        const at = request.path.lastIndexOf('/') + 1
        const path = parseDocsPath(request.path.slice(0, at))
        const page = path && site.pages.get(path)
        const id = decoded(request.path.slice(at, -'.md'.length))
        return page ? sectionAsMarkdown(page, id, parts.shared().siteUrl) : null
      },
    },
    (_request, response, section) => response.type('text/markdown').send(section),
  )
}

export function sendMarkdown(response: Response, { shared }: PageParts, page: Page): void {
  response.type('text/markdown').send(pageAnswer(page, shared().siteUrl))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
