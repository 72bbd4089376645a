import type { PageReport } from './samples/verify-page.ts'

/** Totals of all pages. */
export interface Summary {
  readonly run: number
  /** Statements by the reason why they were not run. */
  readonly skipped: ReadonlyMap<string, number>
}

export function summarize(reports: readonly PageReport[]): Summary {
  const skipped = new Map<string, number>()
  for (const { reason, statements } of reports.flatMap((report) => report.skipped)) {
    skipped.set(reason, (skipped.get(reason) ?? 0) + statements)
  }
  return { run: reports.reduce((sum, report) => sum + report.run, 0), skipped }
}
