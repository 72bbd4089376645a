import { KNOWN_ISSUES } from '#client/model/named-pages.ts'
import type { ContentProblem } from '../content-error.ts'
import { KNOWN_ISSUES_FILE } from '../data/content-data.ts'
import type { SiteContent } from '../site-content.ts'

/** Finds known issues that no page shows where they matter; few readers open the list of all issues. */
export function findUnshownIssues({ knownIssues, byPath }: SiteContent): ContentProblem[] {
  const shown = new Set([...byPath].flatMap(([path, { ids }]) => (path === KNOWN_ISSUES.page ? [] : ids)))
  return knownIssues
    .filter(({ id }) => !shown.has(`issue-${id}`))
    .map(({ id }) => ({
      file: KNOWN_ISSUES_FILE,
      message: `no page shows the known issue ${id}`,
      remedy: `Write <KnownIssue id="${id}" /> at the end of the section that it concerns.`,
    }))
}
