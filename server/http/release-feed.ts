import type { DocsPath } from '#client/model/docs-path.ts'
import type { ContentNode } from '#client/model/page.ts'
import type { Site } from '../site/site.ts'

const PAGE = '/docs/release-notes/'
export const FEED_PATH = `${PAGE}feed.xml`

/** The release notes as an Atom feed (RFC 4287): one entry, the release that the site describes. */
export function releaseFeed({ config, pages, release }: Site, siteUrl: string): string {
  const url = siteUrl + PAGE
  const updated = release.published_at ?? release.created_at
  const page = pages.get(PAGE as DocsPath)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${siteUrl}/">
  <title>${escapeXml(`${config.title}: releases`)}</title>
  <id>${url}</id>
  <link rel="alternate" type="text/html" href="${url}"/>
  <link rel="self" type="application/atom+xml" href="${siteUrl}${FEED_PATH}"/>
  <updated>${updated}</updated>
  <author><name>QuestDB</name></author>
  <entry>
    <title>${escapeXml(`QuestDB ${release.name ?? release.tag_name}`)}</title>
    <id>${url}#${escapeXml(release.tag_name)}</id>
    <link rel="alternate" type="text/html" href="${url}"/>
    <updated>${updated}</updated>
    <content type="html">${escapeXml(htmlOf(page?.content ?? []))}</content>
  </entry>
</feed>
`
}

const htmlOf = (nodes: readonly ContentNode[]): string =>
  nodes.map((node) => ('html' in node ? node.html : htmlOf(node.children))).join('')

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
