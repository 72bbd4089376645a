import type { Change, Kind, ReleaseHistory } from './release-history.ts'

/** The releases that have a documented name. */
export interface SymbolHistory {
  /** The first measured release that has it. */
  readonly since: string
  /** The last one, if newer releases lack it. */
  readonly until?: string
  readonly changes: readonly Change[]
}

/** Null for names that are not measured, such as error codes. */
export function symbolHistory(
  history: ReleaseHistory | null,
  kind: Kind | 'error',
  name: string,
): SymbolHistory | null {
  if (!history || kind === 'error') return null
  const since = history.sinceOf(kind, name)
  const until = history.untilOf(kind, name)
  if (!since) return null
  return {
    since,
    ...(until && until !== history.versions.at(-1) && { until }),
    changes: history.changesOf(kind, name),
  }
}
