import type { DocsPath } from '#client/model/docs-path.ts'
import { KNOWN_ISSUES, PAGE_CHANGES, RELEASE_NOTES } from '#client/model/named-pages.ts'
import { escapeHtml } from '#server/escape-html.ts'
import { rangeSentence } from '#server/site/components/known-issue.ts'
import type { KnownIssue } from '#server/site/data/known-issues.ts'
import type { Site } from '#server/site/site.ts'

/** The release notes as a feed: one entry, the release that the site describes. */
export function releaseFeed({ config, pages, release }: Site, siteUrl: string): string {
  const page = pages.get(RELEASE_NOTES.page as DocsPath)
  const entry = {
    title: `QuestDB ${release.name ?? release.tag_name}`,
    fragment: release.tag_name,
    address: RELEASE_NOTES.page,
    updated: release.published_at ?? release.created_at,
    content: page?.content.map(({ html }) => html).join('') ?? '',
  }
  return atomFeed({ title: `${config.title}: releases`, ...RELEASE_NOTES, entries: [entry] }, siteUrl)
}

/** The known issues as a feed. An issue has the date of the release that fixed it, or else of the described release. */
export function issueFeed({ config, knownIssues, release, releases }: Site, siteUrl: string): string {
  const builtOn = new Map(releases?.measured.map(({ version, built }) => [version, `${built}T00:00:00Z`]))
  const described = release.published_at ?? release.created_at
  const entries = knownIssues.map((issue) => ({
    title: issue.title,
    fragment: `issue-${issue.id}`,
    address: `${KNOWN_ISSUES.page}#issue-${issue.id}`,
    updated: builtOn.get(issue.measured?.fixed ?? '') ?? described,
    content: paragraphsOf(issue),
  }))
  return atomFeed({ title: `${config.title}: known issues`, ...KNOWN_ISSUES, entries }, siteUrl)
}

/** As HTML; any Markdown in them is readable as it is. */
const paragraphsOf = (issue: KnownIssue): string =>
  [issue.happens, `How to avoid it: ${issue.avoid}`, rangeSentence(issue)]
    .map((text) => `<p>${escapeHtml(text.trim())}</p>`)
    .join('')

/** More than changes in a month, and no more than readers of feeds like to fetch. */
const NEWEST = 100

/** The last changes of pages as a feed: an entry for each page and change. */
export function changeFeed({ config, changes, release }: Site, siteUrl: string): string {
  const entries = changes.slice(0, NEWEST).map(({ path, title, day, note }) => ({
    title,
    fragment: `${path}@${day}`,
    address: path,
    updated: `${day}T00:00:00Z`,
    content: `<p>${escapeHtml(note)}</p>`,
  }))
  const since = release.published_at ?? release.created_at
  return atomFeed({ title: `${config.title}: changes`, ...PAGE_CHANGES, entries }, siteUrl, since)
}

/**
 * The content of an Atom feed (RFC 4287). Strings are plain text, except for `content`, which is HTML; dates are RFC
 * 3339.
 */
interface Feed {
  readonly title: string
  /** Addresses of the page that the feed follows and of the feed, without the origin. */
  readonly page: string
  readonly path: string
  readonly entries: readonly FeedEntry[]
}

interface FeedEntry {
  readonly title: string
  /** The entry's fragment on its page. */
  readonly fragment: string
  /** The address of the entry's link, without the origin. */
  readonly address: string
  readonly updated: string
  readonly content: string
}

/** Writes a feed, dated by its newest entry, or without entries by `since`. */
function atomFeed({ title, page, path, entries }: Feed, siteUrl: string, since = ''): string {
  const url = siteUrl + page
  const updated =
    entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? since
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${siteUrl}/">
  <title>${escapeHtml(title)}</title>
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
    <title>${escapeHtml(title)}</title>
    <id>${url}#${escapeHtml(fragment)}</id>
    <link rel="alternate" type="text/html" href="${siteUrl}${escapeHtml(address)}"/>
    <updated>${updated}</updated>
    <content type="html">${escapeHtml(content)}</content>
  </entry>
`
