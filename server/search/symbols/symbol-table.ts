import type { Site } from '#server/site/site.ts'
import { slipsBetween } from '../text/slips.ts'
import { collectSymbols } from './collect-symbols.ts'
import { createMovedNames } from './moved-names.ts'
import { createStatementNames } from './statement-names.ts'
import { type DocSymbol, looseSymbolKey, type SymbolKind, symbolKey } from './symbol.ts'

export interface SymbolTable {
  readonly find: (name: string) => DocSymbol | undefined
  /** Where a statement is that has this name in use, or as a part of its name. */
  readonly statement: (name: string) => DocSymbol | undefined
  /** Where the section is that was called so before. */
  readonly moved: (name: string) => string | undefined
  /** The symbols whose names are most like one that does not exist. */
  readonly nearest: (name: string) => DocSymbol[]
  /** The symbols that a page documents, by the anchor of their section. */
  readonly inSection: (path: string, anchor: string) => readonly DocSymbol[]
  readonly all: readonly DocSymbol[]
}

const NEAREST = 5
/** When several places document a name, the one whose kind comes first is its address. */
const ORDER: readonly SymbolKind[] = [
  'statement',
  'function',
  'operator',
  'setting',
  'error',
  'type',
  'keyword',
]

/** Where the names of the product are documented. */
export function createSymbolTable({
  pages,
  kinds,
  oldFragments,
}: Pick<Site, 'pages' | 'kinds' | 'oldFragments'>): SymbolTable {
  // The list of keywords is the address only of those that no other page documents.
  const rankOf = ({ kind, path }: DocSymbol) =>
    ORDER.indexOf(kind) + (kinds.keyword.includes(path) ? ORDER.length : 0)
  const all = [...pages.values()]
    .flatMap((page) => collectSymbols(page, kinds))
    .sort((a, b) => rankOf(a) - rankOf(b))
  const byKey = new Map<string, DocSymbol>()
  const bySection = new Map<string, DocSymbol[]>()
  for (const symbol of all) {
    for (const key of [symbolKey(symbol.name), looseSymbolKey(symbol.name)])
      if (!byKey.has(key)) byKey.set(key, symbol)
    const place = `${symbol.path}#${symbol.anchor}`
    bySection.set(place, [...(bySection.get(place) ?? []), symbol])
  }
  return {
    find: (name) => byKey.get(symbolKey(name)) ?? byKey.get(looseSymbolKey(name)),
    statement: createStatementNames(
      pages,
      kinds,
      all.filter(({ kind }) => kind === 'statement'),
    ),
    moved: createMovedNames(oldFragments),
    nearest: (name) => nearest(byKey, symbolKey(name)),
    inSection: (path, anchor) => bySection.get(`${path}#${anchor}`) ?? [],
    all,
  }
}

/** The symbols of which a name is a part or a slip. */
function nearest(byKey: ReadonlyMap<string, DocSymbol>, wanted: string): DocSymbol[] {
  const found = new Map<DocSymbol, number>()
  for (const [key, symbol] of byKey) {
    const inside = wanted.length > 2 ? key.indexOf(wanted) : -1
    const distance = inside >= 0 ? 1 + inside / key.length : slipsBetween(wanted, key)
    if (distance < (found.get(symbol) ?? Number.POSITIVE_INFINITY)) found.set(symbol, distance)
  }
  return [...found]
    .sort(([, a], [, b]) => a - b)
    .slice(0, NEAREST)
    .map(([symbol]) => symbol)
}
