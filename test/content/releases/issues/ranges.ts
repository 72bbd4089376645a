import type { MeasuredIssue } from '#server/site/data/known-issues.ts'

export type Outcome = MeasuredIssue['runs'][number]['outcome']
export type OutcomesByRelease = ReadonlyMap<string, Outcome>

/** Neighbors with the same outcome as one range; a release that is not measured ends it. */
export function rangesOf(outcomes: OutcomesByRelease, releases: readonly string[]): MeasuredIssue['runs'] {
  const runs: MeasuredIssue['runs'] = []
  let before: Outcome | undefined
  for (const release of releases) {
    const outcome = outcomes.get(release)
    const last = runs.at(-1)
    if (outcome && outcome === before && last) last.to = release
    else if (outcome) runs.push({ from: release, to: release, outcome })
    before = outcome
  }
  return runs
}

/** The reverse of `rangesOf`. */
export function outcomesOf(runs: MeasuredIssue['runs'], releases: readonly string[]): OutcomesByRelease {
  const outcomes = new Map<string, Outcome>()
  for (const { from, to, outcome } of runs)
    for (const release of releases.slice(releases.indexOf(from), releases.indexOf(to) + 1))
      outcomes.set(release, outcome)
  return outcomes
}

/** The first and last release with the defect and the one that mended it; null when none has it. */
export function affectedRange(
  runs: MeasuredIssue['runs'],
): Pick<MeasuredIssue, 'first' | 'last' | 'fixed'> | null {
  const affected = runs.filter(({ outcome }) => outcome === 'affected')
  const [first, last] = [affected[0], affected.at(-1)]
  if (!first || !last) return null
  const mended = runs.slice(runs.indexOf(last)).find(({ outcome }) => outcome === 'right')
  return { first: first.from, last: last.to, ...(mended ? { fixed: mended.from } : {}) }
}
