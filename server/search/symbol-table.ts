import type { Site } from '../site/site.ts'
import { collectSymbols, OVERVIEW } from './collect-symbols.ts'
import { editDistances } from './edit-distances.ts'
import { type DocSymbol, looseSymbolKey, type SymbolKind, symbolKey } from './symbol.ts'

export interface SymbolTable {
  readonly find: (name: string) => DocSymbol | undefined
  /** The symbols whose names are most like one that does not exist. */
  readonly nearest: (name: string) => DocSymbol[]
  /** The symbols that a page documents, by the anchor of their section. */
  readonly inSection: (path: string, anchor: string) => readonly DocSymbol[]
  readonly all: readonly DocSymbol[]
}

const NEAREST = 5
const LONGEST_NAME = 100
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

/** The overview names everything, and is the address of what has no other. */
const rankOf = ({ kind, path }: DocSymbol): number =>
  ORDER.indexOf(kind) + (path === OVERVIEW ? ORDER.length : 0)

/** Where the names of the product are documented. */
export function createSymbolTable(pages: Site['pages']): SymbolTable {
  const all = [...pages.values()].flatMap(collectSymbols).sort((a, b) => rankOf(a) - rankOf(b))
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
    nearest: (name) => nearest(byKey, name),
    inSection: (path, anchor) => bySection.get(`${path}#${anchor}`) ?? [],
    all,
  }
}

function nearest(byKey: ReadonlyMap<string, DocSymbol>, name: string): DocSymbol[] {
  const wanted = symbolKey(name.slice(0, LONGEST_NAME))
  const limit = Math.max(1, Math.floor(wanted.length / 3))
  const candidates = new Map<DocSymbol, number>()
  for (const [key, symbol] of byKey) {
    const inside = wanted.length > 2 && key.includes(wanted)
    const distance = inside ? 1 + key.indexOf(wanted) / key.length : editDistances(wanted, key, limit).whole
    if (inside || distance <= limit)
      candidates.set(symbol, Math.min(distance, candidates.get(symbol) ?? distance))
  }
  return [...candidates]
    .sort(([, a], [, b]) => a - b)
    .slice(0, NEAREST)
    .map(([symbol]) => symbol)
}
