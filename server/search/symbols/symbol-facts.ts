import type { ReleaseHistory } from '#server/site/data/release-history.ts'
import { type SymbolHistory, symbolHistory } from '#server/site/data/symbol-history.ts'
import type { DocSymbol } from './symbol.ts'

/** What the measured releases say of a symbol; nothing for what is not measured. */
export const symbolFacts = (releases: ReleaseHistory | null, symbol: DocSymbol): Partial<SymbolHistory> =>
  symbolHistory(releases, symbol.kind, measuredName(symbol)) ?? {}

/** The name by which it was measured: a setting by its key, not its variable, a statement by the address of its page. */
const measuredName = ({ kind, name, path, anchor }: DocSymbol): string =>
  name.startsWith('QDB_') ? anchor : kind === 'statement' ? path.slice('/docs/'.length, -1) : name
