import type { Difference } from './differences.ts'
import type { Finding } from './findings.ts'

const KINDS = ['sample', 'diagram', 'name', 'error message'] as const

/** Findings by page, then what no page describes, then the counts. */
export function formatReport(
  findings: readonly Finding[],
  differences: readonly Difference[],
  isFull: boolean,
): string {
  const byPage = new Map<string, Finding[]>()
  for (const finding of findings) byPage.set(finding.file, [...(byPage.get(finding.file) ?? []), finding])
  const pages = [...byPage].sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    ...pages.flatMap(([file, own]) => [
      `content/${file}`,
      ...own.map((finding) =>
        `${finding.kind}: ${isFull ? finding.text : finding.title}`.replace(/^/gm, '  '),
      ),
      '',
    ]),
    ...summaries(differences),
    '',
    `${pages.length} pages have to change: ${KINDS.map((kind) => countOf(findings, kind)).join(', ')}`,
  ].join('\n')
}

const countOf = (findings: readonly Finding[], kind: Finding['kind']): string =>
  `${findings.filter((finding) => finding.kind === kind).length} ${kind}s`

/** Additions, removals and changes, by kind. */
function summaries(differences: readonly Difference[]): string[] {
  const groups = Object.groupBy(differences, ({ kind, what }) => `${kind}s that ${what}`)
  return Object.entries(groups).map(([group, members = []]) => {
    const names = members.map(({ name, detail }) => (detail === '' ? name : `${name} (${detail})`))
    return `${members.length} ${group}: ${names.join(', ')}`
  })
}
