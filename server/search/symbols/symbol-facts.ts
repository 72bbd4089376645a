import { findName, type ReleaseHistory } from '#server/site/data/release-history.ts'
import type { DocSymbol } from './symbol.ts'

/**
 * The first measured release that has a symbol, the last one if newer releases lack it, and its changes; nothing of what is
 * not measured, such as error codes.
 */
export function symbolFacts(releases: ReleaseHistory | null, symbol: DocSymbol) {
  const { kind } = symbol
  const name = measuredName(symbol)
  if (!releases || kind === 'error') return {}
  const found = findName(releases, kind, name)
  const [since] = found?.releases ?? []
  if (!found || !since) return {}
  const until = found.releases.at(-1)
  const isGone = until !== releases.versions.at(-1)
  return { since, until: isGone ? until : undefined, changes: found.changes }
}

/** The name by which it was measured: a setting by its key, not its variable, a statement by the address of its page. */
const measuredName = ({ kind, name, path, anchor }: DocSymbol): string =>
  name.startsWith('QDB_') ? anchor : kind === 'statement' ? path.slice('/docs/'.length, -1) : name
