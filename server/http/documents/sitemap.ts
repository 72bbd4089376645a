import type { Page, Site } from '#server/site/site.ts'

/** The pages listed for search engines and assistants. */
export const listedPages = (site: Site): Page[] =>
  [...site.pages.values()].filter(({ meta }) => !meta.noindex && !isSnippet(meta.path))

/** Snippets have addresses, but are only parts of pages. */
const isSnippet = (path: string): boolean => /\/_[^/]*\/$/.test(path)

/** https://www.sitemaps.org/protocol.html; frequency and priority are the specification's. */
export function sitemap(site: Site, siteUrl: string): string {
  const urls = listedPages(site).map(
    ({ meta }) =>
      `<url><loc>${siteUrl}${meta.path}</loc>${meta.lastUpdated ? `<lastmod>${meta.lastUpdated}</lastmod>` : ''}<changefreq>daily</changefreq><priority>0.7</priority></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** RFC 9309. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/docs/sitemap.xml\n`
