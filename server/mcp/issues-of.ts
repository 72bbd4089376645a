import { KNOWN_ISSUES } from '#client/model/named-pages.ts'
import { rangeSentence } from '#server/site/components/known-issue.ts'
import type { KnownIssue } from '#server/site/data/known-issues.ts'
import type { McpParts, Told } from './mcp-parts.ts'

/** The known issues of one release, or about one statement, function or setting. */
export function issuesOf({ site, siteUrl }: McpParts, release = '', statement = ''): Told {
  const versions = site.releases?.versions ?? []
  if (release && !versions.includes(release))
    return { text: `${release} was not measured. Measured are ${versions.join(', ')}.`, failed: true }
  const isIn = ({ measured }: KnownIssue) =>
    !release ||
    (measured?.runs ?? []).some(
      ({ from, to, outcome }) =>
        outcome === 'affected' &&
        versions.indexOf(from) <= versions.indexOf(release) &&
        versions.indexOf(release) <= versions.indexOf(to),
    )
  const found = site.knownIssues
    .filter(isIn)
    .filter((issue) =>
      `${issue.title} ${issue.happens} ${issue.avoid} ${JSON.stringify(issue.sample)}`
        .toLowerCase()
        .includes(statement.toLowerCase()),
    )
  const addressOf = ({ id }: KnownIssue) => `${siteUrl}${KNOWN_ISSUES.page}#issue-${id}`
  const about = [release && `in ${release}`, statement && `about ${statement}`].filter(Boolean).join(' ')
  return {
    text: [
      `${found.length} known issues ${about}.`,
      ...found.map((issue) =>
        [
          `## ${issue.title}`,
          addressOf(issue),
          issue.happens.trim(),
          `What to do: ${issue.avoid.trim()}`,
          rangeSentence(issue),
        ].join('\n'),
      ),
    ].join('\n\n'),
    places: found.map((issue) => ({ address: addressOf(issue), kind: issue.severity })),
  }
}
