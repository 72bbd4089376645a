import { findName, type ReleaseHistory } from '#server/site/data/release-history.ts'
import type { DocSymbol } from './symbol.ts'

/**
 * The first measured release that has a symbol, the last one if newer releases lack it, and its changes; nothing of what is
 * not measured, such as error codes.
 */
export function symbolFacts(releases: ReleaseHistory | null, symbol: DocSymbol) {
  if (!releases || symbol.kind === 'error') return {}
  const found = findName(releases, symbol.kind, measuredName(symbol))
  if (!found) return {}
  const last = found.releases.at(-1)
  const until = last === releases.versions.at(-1) ? undefined : last
  return { since: found.releases[0], until, changes: found.changes }
}

/** The name by which it was measured: a setting by its key, not its variable, a statement by the address of its page. */
const measuredName = ({ kind, name, path, anchor }: DocSymbol): string =>
  name.startsWith('QDB_') ? anchor : kind === 'statement' ? path.slice('/docs/'.length, -1) : name
