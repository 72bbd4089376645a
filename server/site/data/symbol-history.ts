import type { Change, Kind, ReleaseHistory } from './release-history.ts'

/** What the measured releases say of a name that pages document. */
export interface SymbolHistory {
  /** The first measured release that has it. */
  readonly since: string
  /** The last one, when newer releases lack it. */
  readonly until?: string
  readonly changes: readonly Change[]
}

/** Null for what is not measured, such as an error code. */
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
