import type { Site } from '#server/site/site.ts'
import { cheapest, slipsBetween } from '../text/slips.ts'
import { collectSymbols } from './collect-symbols.ts'
import { createMovedNames } from './moved-names.ts'
import { createStatementNames } from './statement-names.ts'
import { type DocSymbol, KINDS, symbolKey } from './symbol.ts'

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

/** Where the names of the product are documented. */
export function createSymbolTable(site: Pick<Site, 'pages' | 'kinds' | 'oldFragments'>): SymbolTable {
  const { pages, kinds, oldFragments } = site
  // The list of keywords is the address only of those that no other page documents.
  const rankOf = ({ kind, path }: DocSymbol) =>
    KINDS.indexOf(kind) + (kinds.keyword.includes(path) ? KINDS.length : 0)
  const all = [...pages.values()]
    .flatMap((page) => collectSymbols(page, kinds))
    .sort((a, b) => rankOf(a) - rankOf(b))
  const byKey = Map.groupBy(all, ({ name }) => symbolKey(name))
  const bySection = Map.groupBy(all, ({ path, anchor }) => `${path}#${anchor}`)
  return {
    find(name) {
      const own = byKey.get(symbolKey(name)) ?? []
      return own.find((symbol) => symbol.name.toLowerCase() === name.toLowerCase()) ?? own[0]
    },
    statement: createStatementNames(pages, kinds, all),
    moved: createMovedNames(oldFragments),
    nearest(name) {
      const wanted = symbolKey(name)
      const near = cheapest(byKey, ([key]) => distanceOf(wanted, key))
      return [...new Set(near.flatMap(([, [symbol]]) => symbol ?? []))].slice(0, NEAREST)
    },
    inSection: (path, anchor) => bySection.get(`${path}#${anchor}`) ?? [],
    all,
  }
}

/** How unlike a key is a name that is a part or a slip of it. */
function distanceOf(name: string, key: string): number {
  const inside = name.length > 2 ? key.indexOf(name) : -1
  return inside >= 0 ? 1 + inside / key.length : slipsBetween(name, key)
}
