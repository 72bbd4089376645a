import { type RequestHandler, Router } from 'express'
import type { DocsPath } from '#client/model/docs-path.ts'
import { markdownPath } from '#client/model/markdown-path.ts'
import { type NavNode, pagesIn } from '#client/model/navigation.ts'
import type { Site } from '../site/site.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { pageAsMarkdown } from './markdown.ts'
import { readOnly } from './methods.ts'
import { openSearch } from './open-search.ts'
import { FEED_PATH, releaseFeed } from './release-feed.ts'
import { setRoute } from './route-name.ts'
import { securityTxt } from './security-txt.ts'

interface SiteFile {
  readonly type: string
  readonly write: () => string
}

/** Files about the site as a whole, for search engines, assistants, browsers and people who report a weakness. */
export function siteFiles(site: Site, siteUrl: string, favicon: string, record: RequestHandler): Router {
  const files: Record<string, SiteFile> = {
    '/robots.txt': {
      type: 'text/plain',
      write: () => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/docs/sitemap.xml\n`,
    },
    '/.well-known/security.txt': {
      type: 'text/plain',
      write: () => securityTxt(site.config.repository.href, siteUrl),
    },
    '/docs/sitemap.xml': { type: 'application/xml', write: () => sitemap(site, siteUrl) },
    '/docs/llms.txt': { type: 'text/plain', write: () => llmsIndex(site, siteUrl) },
    '/docs/llms-full.txt': { type: 'text/plain', write: () => llmsFull(site, siteUrl) },
    [FEED_PATH]: { type: 'application/atom+xml', write: () => releaseFeed(site, siteUrl) },
    '/docs/opensearch.xml': {
      type: 'application/opensearchdescription+xml',
      write: () => openSearch(site, siteUrl),
    },
    '/docs/manifest.webmanifest': { type: 'application/manifest+json', write: () => webManifest(site) },
    '/docs/favicon.svg': { type: 'image/svg+xml', write: () => favicon },
    '/favicon.ico': { type: 'image/svg+xml', write: () => favicon },
  }
  const router = Router({ caseSensitive: true, strict: true })
  for (const [path, { type, write }] of Object.entries(files)) {
    router.all(path, readOnly, (request, response) => {
      setRoute(response, path)
      response.setHeader('Cache-Control', CACHE_CONTROL.file)
      response.setHeader('Vary', 'Accept-Encoding')
      const send = () => void response.type(type).send(write())
      if (request.url === path) record(request, response, send)
      else send()
    })
  }
  return router
}

const listed = (site: Site) =>
  [...site.pages.values()].filter(({ meta }) => !meta.noindex && !isSnippet(meta.path))

/** Snippets are routable, but only parts of pages. */
const isSnippet = (path: string): boolean => /\/_[^/]*\/$/.test(path)

function sitemap(site: Site, siteUrl: string): string {
  const urls = listed(site).map(
    ({ meta }) =>
      `<url><loc>${siteUrl}${meta.path}</loc>${meta.lastUpdated ? `<lastmod>${meta.lastUpdated}</lastmod>` : ''}<changefreq>daily</changefreq><priority>0.7</priority></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** https://llmstxt.org: a title, a summary, and links with a sentence each, in the order of the navigation. */
function llmsIndex(site: Site, siteUrl: string): string {
  const line = (path: DocsPath) => {
    const page = site.pages.get(path)
    return page
      ? `- [${page.meta.title}](${siteUrl}${markdownPath(page.meta.path)}): ${page.meta.description}`
      : ''
  }
  const section = (node: NavNode) =>
    node.kind === 'page'
      ? line(node.path)
      : `\n## ${node.label}\n\n${pagesIn([node])
          .map(({ path }) => line(path))
          .join('\n')}`
  return `# ${site.config.title}\n\n> ${site.config.description.trim()}\n\nEvery page is also Markdown: put .md in place of the last slash of its address.\n\n${site.navigation.map(section).join('\n')}\n`
}

const llmsFull = (site: Site, siteUrl: string): string =>
  listed(site)
    .map((page) => pageAsMarkdown(page, siteUrl))
    .join('\n\n---\n\n')

const webManifest = ({ config }: Site): string =>
  JSON.stringify({
    name: config.title,
    short_name: 'QuestDB docs',
    description: config.description.trim(),
    start_url: '/docs/',
    scope: '/docs/',
    display: 'minimal-ui',
    background_color: '#0d1117',
    theme_color: '#0d1117',
    icons: [{ src: '/docs/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  })
