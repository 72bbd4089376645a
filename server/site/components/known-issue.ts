import { KNOWN_ISSUES } from '#client/model/named-pages.ts'
import { defineComponent } from '../compile/define-component.ts'
import { didYouMean } from '../content-error.ts'
import { KNOWN_ISSUES_FILE, MEASURED_ISSUES_FILE } from '../data/content-data.ts'
import type { KnownIssue } from '../data/known-issues.ts'
import { issueSample } from './issue-sample.ts'

/** The heading at the end of pages. */
export const ISSUES_HEADING = 'Known issues'

/**
 * `<KnownIssue id="in-list-minus-one" />`: a line in its place that names the issue, and leads to the issue itself, which
 * is folded at the page's end.
 */
export const knownIssue = defineComponent({
  name: 'KnownIssue',
  kind: 'data',
  attributes: { id: 'needed' },
  files: [KNOWN_ISSUES_FILE, MEASURED_ISSUES_FILE],
  mdx({ data: { knownIssues }, attributes: { id = '' }, refuse, atEnd }) {
    const found = knownIssues.find((issue) => issue.id === id)
    const ids = knownIssues.map((issue) => issue.id)
    const remedy = `They are in content/${KNOWN_ISSUES_FILE}.`
    if (!found) return refuse(`there is no known issue "${id}"`, didYouMean(id, ids, remedy))
    const range = `${rangeSentence(found)} [All known issues](${KNOWN_ISSUES.page}#issue-${id})`
    atEnd(ISSUES_HEADING, foldedIssue(found, [issueSample(found), range]).join('\n\n'))
    return `<p class="issue-mark"${affectedBy(found)}>[Known issue: ${found.title}](#issue-${id})</p>`
  },
})

/** An issue folded around its details; browsers unfold it for a link to the anchor, which therefore is inside. */
export const foldedIssue = (issue: KnownIssue, details: readonly string[]): string[] => [
  `<details class="known-issue"${affectedBy(issue)}>`,
  `<summary><span>${issue.title}</span></summary>`,
  `<div id="issue-${issue.id}">`,
  `- **What happens:** ${oneLine(issue.happens)}`,
  `- **How to see it:** ${oneLine(issue.see)}`,
  `- **What to do:** ${oneLine(issue.avoid)}`,
  ...details,
  '</div>',
  '</details>',
]

/** The spans of releases that the reader's own is compared with; the last is open if no newer one is right again. */
function affectedBy({ measured }: KnownIssue): string {
  const spans = measured?.runs.flatMap(({ from, to, outcome }, at, runs) =>
    outcome === 'affected' ? [`${from}-${at === runs.length - 1 ? '' : to}`] : [],
  )
  return spans?.length ? ` data-bug="${spans.join(' ')}"` : ''
}

/** A sentence that says which measured releases have the defect. */
export function rangeSentence({ sample, measured }: KnownIssue): string {
  if (!measured) return 'unmeasured' in sample ? `Other releases were not tried. ${sample.unmeasured}` : ''
  const { first, last, fixed, runs } = measured
  const since = runs[0]?.outcome === 'affected' ? `${first} or earlier` : first
  const releases = first === last ? `QuestDB ${first} is affected` : `Affected releases: ${since} to ${last}`
  return fixed
    ? `${releases}. Fixed in ${fixed}.`
    : `${releases}, the newest that was measured. No fix is released.`
}

const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ')
