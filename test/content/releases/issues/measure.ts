import type { IssueText } from '#server/site/data/known-issues.ts'
import { obtainQuestdb } from '#test/content/verify/server/questdb-jar.ts'
import type { Outcome } from './ranges.ts'
import { runSample, type Verdict } from './run-sample.ts'
import { createBench } from './sample-bench.ts'

export interface Unclear {
  readonly release: string
  readonly id: string
  readonly said: string
}

export interface ReleaseMeasurement {
  readonly outcomes: ReadonlyMap<string, Outcome>
  /** Samples that this release answers neither as one with the defect nor as one without. */
  readonly unclear: readonly Unclear[]
}

/** Runs the samples of the issues on one release. */
export async function measureIssues(
  release: string,
  issues: readonly IssueText[],
  cacheDir: string,
  report: (id: string, verdict: Verdict) => void,
): Promise<ReleaseMeasurement> {
  const outcomes = new Map<string, Outcome>()
  const unclear: Unclear[] = []
  const bench = createBench(await obtainQuestdb(release, cacheDir))
  try {
    for (const { id, sample } of issues) {
      if (!('steps' in sample)) continue
      const verdict = await runSample(sample, bench)
      report(id, verdict)
      if (verdict.outcome === 'unclear') unclear.push({ release, id, said: verdict.said ?? '' })
      else outcomes.set(id, verdict.outcome)
    }
  } finally {
    await bench.stop()
  }
  return { outcomes, unclear }
}
