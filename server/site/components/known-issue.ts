import { KNOWN_ISSUES } from '#client/model/feeds.ts'
import { KNOWN_ISSUES_FILE, MEASURED_ISSUES_FILE } from '../data/content-data.ts'
import { affectedReleases, type KnownIssue } from '../data/known-issues.ts'
import { defineComponent } from './define-component.ts'
import { issueSample } from './issue-sample.ts'

/** `<KnownIssue id="in-list-minus-one" />`: one line that says what happens and how to avoid it, the rest folded. */
export const knownIssue = defineComponent({
  name: 'KnownIssue',
  kind: 'data',
  files: [KNOWN_ISSUES_FILE, MEASURED_ISSUES_FILE],
  mdx({ data: { knownIssues }, attribute, refuse }) {
    const id = attribute('id')
    const found = knownIssues.find((issue) => issue.id === id)
    if (!found)
      return refuse(`there is no known issue "${id ?? ''}"`, `They are in content/${KNOWN_ISSUES_FILE}.`)
    return [
      ...issueHead(found, 'Known issue: '),
      issueSample(found),
      `${rangeSentence(found)} [All known issues](${KNOWN_ISSUES.page}#issue-${found.id})`,
      '</details>',
    ].join('\n\n')
  },
})

/** An issue up to its sample, with a label before its title; the caller closes the element. */
export function issueHead(issue: KnownIssue, label = ''): string[] {
  const ranges = affectedReleases(issue)
  const affected = ranges.length > 0 ? ` data-affected="${ranges.join(' ')}"` : ''
  return [
    `<details class="known-issue" id="issue-${issue.id}"${affected}>`,
    `<summary><span>**${label}${issue.title}.** ${oneLine(issue.avoid)}</span></summary>`,
    oneLine(issue.happens),
    `**How to see it:** ${oneLine(issue.see)}`,
  ]
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
