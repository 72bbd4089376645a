import { type DocsPath, HOME_PATH } from '#client/model/docs-path.ts'
import { FRAGMENTS_FILE } from '#client/model/fragments-file.ts'
import type { RouteData } from '#client/model/route-data.ts'
import { sectionAsMarkdown } from '#server/documents/page-as-markdown.ts'
import { pageAnswer } from '#server/documents/page-outline.ts'
import { type Page, pageData } from '#server/site/site.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

const DATA_FILE = 'data.json'

/**
 * Files beside a page: its data for navigation, where its sections are that had another name, itself as Markdown
 * (`/docs/x.md`, and `/docs/index.md` for the introduction), and a section of it as Markdown (`/docs/x/id.md`).
 */
export function pageFiles(serve: Serve, { site, siteUrl }: PageParts): void {
  const pageAt = (folder: string): Page | null => site.pages.get(folder as DocsPath) ?? null
  const recorded = { vary: 'Accept-Encoding', record: true } as const
  serve(
    {
      ...recorded,
      path: /\/data\.json$/,
      name: 'page-data',
      cache: 'page',
      find: ({ path }) => pageAt(path.slice(0, -DATA_FILE.length)),
    },
    (_request, response, page) =>
      response.json({ kind: 'page', ...pageData(site, page) } satisfies RouteData),
  )
  serve(
    {
      ...recorded,
      path: /\/fragments\.json$/,
      name: 'fragments',
      cache: 'file',
      find: ({ path }) => pageAt(path.slice(0, -FRAGMENTS_FILE.length)),
    },
    (_request, response, { meta }) => response.json(site.oldFragments[meta.path] ?? {}),
  )
  const markdown = { path: /^\/.+\.md$/, cache: 'page', vary: 'Accept-Encoding' } as const
  serve(
    {
      ...markdown,
      name: 'markdown',
      record: true,
      find: ({ path }) => pageAt(path === '/docs/index.md' ? HOME_PATH : path.replace(/\.md$/, '/')),
    },
    (_request, response, page) => response.type('text/markdown').send(pageAnswer(page, siteUrl)),
  )
  serve(
    {
      ...markdown,
      name: 'markdown-section',
      // There are thousands of them, each cut from what is in memory.
      record: false,
      find({ path }) {
        const at = path.lastIndexOf('/') + 1
        const page = pageAt(path.slice(0, at))
        return page && sectionAsMarkdown(page, decodeURIComponent(path.slice(at, -'.md'.length)), siteUrl)
      },
    },
    (_request, response, section) => response.type('text/markdown').send(section),
  )
}
