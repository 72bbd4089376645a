import type { DocsPath } from '#client/model/docs-path.ts'
import { KNOWN_ISSUES, PAGE_CHANGES, RELEASE_NOTES } from '#client/model/named-pages.ts'
import { escapeHtml } from '#server/escape-html.ts'
import { rangeSentence } from '#server/site/components/known-issue.ts'
import type { KnownIssue } from '#server/site/data/known-issues.ts'
import type { Site } from '#server/site/site.ts'

/** Strings are plain text, except for `content`, which is HTML; dates are RFC 3339. */
interface FeedEntry {
  readonly title: string
  /** The entry's fragment on its page. */
  readonly fragment: string
  /** The address of the entry's link, without the origin. */
  readonly address: string
  readonly updated: string
  readonly content: string
}

/** The date of the described release. */
const describedOn = ({ release }: Site): string => release.published_at ?? release.created_at

/** The release notes as a feed: one entry, the release that the site describes. */
export function releaseFeed(site: Site, siteUrl: string): string {
  const { pages, release } = site
  const page = pages.get(RELEASE_NOTES.page as DocsPath)
  const entry = {
    title: `QuestDB ${release.name ?? release.tag_name}`,
    fragment: release.tag_name,
    address: RELEASE_NOTES.page,
    updated: describedOn(site),
    content: page?.html ?? '',
  }
  return atomFeed(site, 'releases', RELEASE_NOTES, [entry], siteUrl)
}

/** The known issues as a feed. An issue has the date of the release that fixed it, or else of the described release. */
export function issueFeed(site: Site, siteUrl: string): string {
  const builtOn = new Map(
    site.releases?.measured.map(({ version, built }) => [version, `${built}T00:00:00Z`]),
  )
  const entries = site.knownIssues.map((issue) => ({
    title: issue.title,
    fragment: `issue-${issue.id}`,
    address: `${KNOWN_ISSUES.page}#issue-${issue.id}`,
    updated: builtOn.get(issue.measured?.fixed ?? '') ?? describedOn(site),
    content: paragraphsOf(issue),
  }))
  return atomFeed(site, 'known issues', KNOWN_ISSUES, entries, siteUrl)
}

/** As HTML; any Markdown in them is readable as it is. */
const paragraphsOf = (issue: KnownIssue): string =>
  [issue.happens, `How to avoid it: ${issue.avoid}`, rangeSentence(issue)]
    .map((text) => `<p>${escapeHtml(text.trim())}</p>`)
    .join('')

/** More than changes in a month, and no more than readers of feeds like to fetch. */
const NEWEST = 100

/** The last changes of pages as a feed: an entry for each page and change. */
export function changeFeed(site: Site, siteUrl: string): string {
  const entries = site.changes.slice(0, NEWEST).map(({ path, title, day, note }) => ({
    title,
    fragment: `${path}@${day}`,
    address: path,
    updated: `${day}T00:00:00Z`,
    content: `<p>${escapeHtml(note)}</p>`,
  }))
  return atomFeed(site, 'changes', PAGE_CHANGES, entries, siteUrl)
}

/** Writes an Atom feed (RFC 4287), dated by its newest entry, or without entries by the described release. */
function atomFeed(
  site: Site,
  name: string,
  { page, path }: { readonly page: string; readonly path: string },
  entries: readonly FeedEntry[],
  siteUrl: string,
): string {
  const url = siteUrl + page
  const dates = entries.map(({ updated }) => updated).sort()
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${siteUrl}/">
  <title>${escapeHtml(`${site.config.title}: ${name}`)}</title>
  <id>${url}</id>
  <link rel="alternate" type="text/html" href="${url}"/>
  <link rel="self" type="application/atom+xml" href="${siteUrl}${path}"/>
  <updated>${dates.at(-1) ?? describedOn(site)}</updated>
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
