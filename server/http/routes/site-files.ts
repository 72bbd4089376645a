import { KNOWN_ISSUES, PAGE_CHANGES, RELEASE_NOTES } from '#client/model/named-pages.ts'
import { changeFeed, issueFeed, releaseFeed } from '#server/documents/atom-feeds.ts'
import { llmsFull, llmsIndex, llmsSection, llmsSections } from '#server/documents/llms.ts'
import { openSearch, robots, securityTxt, sitemap, webManifest } from '#server/documents/site-documents.ts'
import type { CachePolicy } from '../delivery/cache-control.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

interface SiteFile {
  readonly type: string
  readonly cache?: CachePolicy
  readonly write: () => string
}

/** Files about the site as a whole, for search engines, assistants, browsers and people who report a weakness. */
export function siteFiles(serve: Serve, { site, siteData, siteUrl, assets }: PageParts): void {
  const atom = 'application/atom+xml'
  const icon: SiteFile = { type: 'image/svg+xml', write: () => assets.favicon }
  const files: Record<string, SiteFile> = {
    '/robots.txt': { type: 'text/plain', write: () => robots(siteUrl) },
    '/.well-known/security.txt': {
      type: 'text/plain',
      write: () => securityTxt(site.config.repository.href, siteUrl),
    },
    '/docs/sitemap.xml': { type: 'application/xml', write: () => sitemap(site, siteUrl) },
    '/docs/llms.txt': { type: 'text/plain', write: () => llmsIndex(site, siteUrl) },
    [RELEASE_NOTES.path]: { type: atom, write: () => releaseFeed(site, siteUrl) },
    [KNOWN_ISSUES.path]: { type: atom, write: () => issueFeed(site, siteUrl) },
    [PAGE_CHANGES.path]: { type: atom, write: () => changeFeed(site, siteUrl) },
    '/docs/opensearch.xml': {
      type: 'application/opensearchdescription+xml',
      write: () => openSearch(site, siteUrl),
    },
    '/docs/manifest.webmanifest': { type: 'application/manifest+json', write: () => webManifest(site) },
    // Its parameters are for the worker itself: every address gives the same script.
    '/docs/sw.js': {
      type: 'text/javascript',
      cache: 'page',
      write: () => assets.workers[siteData.offline ? 'on' : 'off'],
    },
    '/docs/favicon.svg': icon,
    '/favicon.ico': icon,
  }
  for (const [path, group] of llmsSections(site))
    files[path] = { type: 'text/plain', write: () => llmsSection(site, group, siteUrl) }
  for (const [path, { type, cache = 'file', write }] of Object.entries(files))
    serve({ path, name: path, cache, vary: 'Accept-Encoding', record: true }, (_request, response) =>
      response.type(type).send(Buffer.from(write())),
    )
}

/**
 * All pages as one text, written once, a page a turn, while other readers get their turns. All who ask before it is recorded
 * share its bytes: 1,000 readers who take nothing would hold 2 GB otherwise.
 */
export function fullText(serve: Serve, { site, siteUrl, nextTurn }: PageParts): void {
  const path = '/docs/llms-full.txt'
  let text: Promise<Buffer> | undefined
  async function write(): Promise<Buffer> {
    const pages: string[] = []
    for (const page of llmsFull(site, siteUrl)) {
      pages.push(page)
      await nextTurn()
    }
    return Buffer.from(pages.join(''))
  }
  serve(
    { path, name: path, cache: 'file', vary: 'Accept-Encoding', record: true },
    async (request, response) => {
      text ??= write()
      const bytes = await text
      await nextTurn()
      if (response.destroyed) return
      // It is compressed when it is recorded, not for each reader.
      delete request.headers['accept-encoding']
      response.type('text/plain').end(bytes)
    },
  )
}
