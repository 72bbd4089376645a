import { type Change, findName, type ReleaseHistory } from '#server/site/data/release-history.ts'
import type { DocSymbol } from './symbol.ts'

/** The releases that have a documented name. */
export interface SymbolFacts {
  /** The first measured release that has it. */
  readonly since: string
  /** The last one, if newer releases lack it. */
  readonly until?: string
  readonly changes: readonly Change[]
}

/** Facts that the measured releases have of a symbol; none for what is not measured, such as error codes. */
export function symbolFacts(releases: ReleaseHistory | null, symbol: DocSymbol): Partial<SymbolFacts> {
  const { kind } = symbol
  const name = measuredName(symbol)
  if (!releases || kind === 'error') return {}
  const found = findName(releases, kind, name)
  const [since] = found?.releases ?? []
  if (!found || !since) return {}
  const until = found.releases.at(-1)
  return { since, ...(until && until !== releases.versions.at(-1) && { until }), changes: found.changes }
}

/** The name by which it was measured: a setting by its key, not its variable, a statement by the address of its page. */
const measuredName = ({ kind, name, path, anchor }: DocSymbol): string =>
  name.startsWith('QDB_') ? anchor : kind === 'statement' ? path.slice('/docs/'.length, -1) : name
