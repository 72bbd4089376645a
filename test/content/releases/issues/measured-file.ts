import { createHash } from 'node:crypto'
import { stringify } from 'yaml'
import type { IssueSample, IssueText, MeasuredIssue } from '#server/site/data/known-issues.ts'
import { affectedRange, type OutcomesByRelease, outcomesOf, rangesOf } from './ranges.ts'

/** Findings by the id of their issue. */
export type Measurements = ReadonlyMap<string, OutcomesByRelease>

const HEAD = `# Which releases have the known issues: written by npm run releases:issues from runs of the samples of
# known-issues.yaml, never by hand. \`absent\`: the release does not know what the sample uses.

`

export const digestOf = (sample: IssueSample): string =>
  createHash('sha256').update(JSON.stringify(sample)).digest('hex').slice(0, 12)

/** Measurements of samples that have not changed since. */
export function keptMeasurements(
  issues: readonly IssueText[],
  measured: readonly MeasuredIssue[],
  releases: readonly string[],
): Measurements {
  const byId = new Map(measured.map((item) => [item.id, item]))
  return new Map(
    issues.map(({ id, sample }) => {
      const item = byId.get(id)
      const holds = item && 'steps' in sample && item.digest === digestOf(sample)
      return [id, holds ? outcomesOf(item.runs, releases) : new Map()]
    }),
  )
}

/** The file, in the order of the issues; those that no release has are left out. */
export function formatMeasured(
  issues: readonly IssueText[],
  measurements: Measurements,
  releases: readonly string[],
): string {
  const items = issues.flatMap(({ id, sample }) => {
    const runs = rangesOf(measurements.get(id) ?? new Map(), releases)
    const range = affectedRange(runs)
    return range && 'steps' in sample ? [{ id, digest: digestOf(sample), ...range, runs }] : []
  })
  return HEAD + items.map(formatItem).join('\n')
}

function formatItem({ runs, ...item }: MeasuredIssue): string {
  const lines = runs.map((run) => `    - { from: ${run.from}, to: ${run.to}, outcome: ${run.outcome} }\n`)
  // A release such as 7.3 would be read as a number.
  const quoted = lines.map((line) => line.replace(/: (\d+\.\d+)(?=[, ])/g, ': "$1"'))
  return `${stringify([item]).trimEnd()}\n  runs:\n${quoted.join('')}`
}
