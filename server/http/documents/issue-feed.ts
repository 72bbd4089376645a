import { KNOWN_ISSUES } from '#client/model/feeds.ts'
import { rangeSentence } from '#server/site/components/known-issue.ts'
import type { KnownIssue } from '#server/site/data/known-issues.ts'
import type { Site } from '#server/site/site.ts'
import { atomFeed } from './atom.ts'

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
    .map((text) => `<p>${text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('')
