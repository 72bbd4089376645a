import { escapeHtml } from '#server/escape-html.ts'
import { isSearched } from '#server/site/page-path.ts'
import type { Page, Site } from '#server/site/site.ts'

/** The pages listed for search engines and assistants. */
export const listedPages = (site: Site): Page[] =>
  [...site.pages.values()].filter(({ meta }) => isSearched(meta.path, meta))

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

/** https://github.com/dewitt/opensearch: lets a browser add this site's search to its own. */
export const openSearch = ({ config }: Site, siteUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>QuestDB docs</ShortName>
<Description>${escapeHtml(config.description.trim())}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image type="image/svg+xml">${siteUrl}/docs/favicon.svg</Image>
<Url type="text/html" method="get" template="${siteUrl}/docs/search/?q={searchTerms}"/>
</OpenSearchDescription>
`

/** RFC 9116 requires a date within a year; a test fails in the month before it, so that it is moved in time. */
export const SECURITY_TXT_EXPIRES = '2027-10-31T00:00:00Z'

/** How to report a vulnerability: to the repository's maintainers, privately. */
export const securityTxt = (repository: string, siteUrl: string): string =>
  [
    `Contact: ${repository}/security`,
    `Expires: ${SECURITY_TXT_EXPIRES}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')

/** The site's background, the same as in client/styles/tokens.css and the document's `theme-color`. */
const GROUND = '#0a1216'

/** https://www.w3.org/TR/appmanifest/ */
export const webManifest = ({ config }: Site): string =>
  JSON.stringify({
    name: config.title,
    short_name: 'QuestDB docs',
    description: config.description.trim(),
    start_url: '/docs/',
    scope: '/docs/',
    display: 'minimal-ui',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [{ src: '/docs/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  })
