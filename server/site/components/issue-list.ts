import { defineComponent } from '../compile/define-component.ts'
import { KNOWN_ISSUES_FILE, MEASURED_ISSUES_FILE } from '../data/content-data.ts'
import type { KnownIssue } from '../data/known-issues.ts'
import { foldedIssue, rangeSentence } from './known-issue.ts'

/** The kinds of issues with their headings and meanings, the worst first. */
const SEVERITIES: Readonly<Record<KnownIssue['severity'], readonly [title: string, meaning: string]>> = {
  'wrong-result': ['Silently wrong results', 'A query succeeds and its result is wrong.'],
  'data-loss': ['Lost or changed data', 'A write or an import succeeds and rows are lost or changed.'],
  crash: ['Crashes', 'The server process ends.'],
  hang: ['Hangs', 'A statement or a connection never ends.'],
  suspends: [
    'Suspended tables',
    'A write is accepted and suspends the table: later writes are not applied until you resume it.',
  ],
  refused: ['Refused without need', 'A correct statement fails.'],
  misleading: ['Misleading messages', 'A message, number or status does not match what happened.'],
}

/** `<IssueList />`: all known issues, silently wrong results first. */
export const issueList = defineComponent({
  name: 'IssueList',
  kind: 'data',
  files: [KNOWN_ISSUES_FILE, MEASURED_ISSUES_FILE],
  mdx: ({ data: { knownIssues } }) =>
    Object.entries(SEVERITIES)
      .flatMap(([severity, [title, meaning]]) => {
        const found = knownIssues.filter((issue) => issue.severity === severity)
        return found.length > 0 ? [`## ${title}`, meaning, ...found.flatMap(listed)] : []
      })
      .join('\n\n'),
})

/** Names the pages that show an issue, once all pages are known. */
const listed = (issue: KnownIssue): string[] =>
  foldedIssue(issue, [`${rangeSentence(issue)} <AnchorBacklinks anchor="issue-${issue.id}" />`])
