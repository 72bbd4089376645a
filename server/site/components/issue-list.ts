import { defineComponent } from '../compile/define-component.ts'
import { KNOWN_ISSUES_FILE, MEASURED_ISSUES_FILE } from '../data/content-data.ts'
import type { KnownIssue } from '../data/known-issues.ts'
import { foldedIssue, rangeSentence } from './known-issue.ts'

/** The kinds of issues, the worst first. */
const SEVERITIES: Readonly<Record<KnownIssue['severity'], { title: string; meaning: string }>> = {
  'wrong-result': {
    title: 'Silently wrong results',
    meaning: 'A query succeeds and its result is wrong.',
  },
  'data-loss': {
    title: 'Lost or changed data',
    meaning: 'A write or an import succeeds and rows are lost or changed.',
  },
  crash: { title: 'Crashes', meaning: 'The server process ends.' },
  hang: { title: 'Hangs', meaning: 'A statement or a connection never ends.' },
  suspends: {
    title: 'Suspended tables',
    meaning: 'A write is accepted and suspends the table: later writes are not applied until you resume it.',
  },
  refused: { title: 'Refused without need', meaning: 'A correct statement fails.' },
  misleading: {
    title: 'Misleading messages',
    meaning: 'A message, number or status does not match what happened.',
  },
}

/** `<IssueList />`: all known issues, silently wrong results first. */
export const issueList = defineComponent({
  name: 'IssueList',
  kind: 'data',
  files: [KNOWN_ISSUES_FILE, MEASURED_ISSUES_FILE],
  mdx: ({ data: { knownIssues } }) =>
    Object.entries(SEVERITIES)
      .flatMap(([severity, { title, meaning }]) => {
        const found = knownIssues.filter((issue) => issue.severity === severity)
        if (found.length === 0) return []
        return [`## ${title}`, meaning, ...found.flatMap(listed)]
      })
      .join('\n\n'),
})

/** Names the pages that show an issue, once all pages are known. */
const listed = (issue: KnownIssue): string[] =>
  foldedIssue(issue, [`${rangeSentence(issue)} <AnchorBacklinks anchor="issue-${issue.id}" />`])
