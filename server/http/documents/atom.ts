/**
 * The content of an Atom feed (RFC 4287). Strings are plain text, except for `content`, which is HTML; dates are RFC
 * 3339.
 */
export interface Feed {
  readonly title: string
  /** Addresses of the page that the feed follows and of the feed, without the origin. */
  readonly page: string
  readonly path: string
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  readonly title: string
  /** The entry's fragment on its page. */
  readonly fragment: string
  /** The address of the entry's link, without the origin. */
  readonly address: string
  readonly updated: string
  readonly content: string
}

/** Writes a feed, dated by its newest entry, or without entries by `since`. */
export function atomFeed({ title, page, path, entries }: Feed, siteUrl: string, since = ''): string {
  const url = siteUrl + page
  const updated =
    entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? since
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${siteUrl}/">
  <title>${escapeXml(title)}</title>
  <id>${url}</id>
  <link rel="alternate" type="text/html" href="${url}"/>
  <link rel="self" type="application/atom+xml" href="${siteUrl}${path}"/>
  <updated>${updated}</updated>
  <author><name>QuestDB</name></author>
${entries.map((entry) => entryXml(entry, url, siteUrl)).join('')}</feed>
`
}

const entryXml = (
  { title, fragment, address, updated, content }: FeedEntry,
  url: string,
  siteUrl: string,
) => `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${url}#${escapeXml(fragment)}</id>
    <link rel="alternate" type="text/html" href="${siteUrl}${escapeXml(address)}"/>
    <updated>${updated}</updated>
    <content type="html">${escapeXml(content)}</content>
  </entry>
`

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
