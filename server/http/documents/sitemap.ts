import type { Site } from '#server/site/site.ts'
import { listedPages } from './listed-pages.ts'

/** https://www.sitemaps.org/protocol.html; frequency and priority are the specification's. */
export function sitemap(site: Site, siteUrl: string): string {
  const urls = listedPages(site).map(
    ({ meta }) =>
      `<url><loc>${siteUrl}${meta.path}</loc>${meta.lastUpdated ? `<lastmod>${meta.lastUpdated}</lastmod>` : ''}<changefreq>daily</changefreq><priority>0.7</priority></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
