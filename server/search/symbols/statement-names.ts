import { isOfKind, type PageKinds } from '#server/site/data/page-kinds.ts'
import type { Page } from '#server/site/site.ts'
import { type DocSymbol, symbolKey } from './symbol.ts'

/** A part that more titles share names none of them. */
const MOST_TITLES = 3

/**
 * Finds a statement by a name that is no title: by a part of one title ("RENAME COLUMN", "ASOF"), or by the keywords that a
 * line of a sample starts with, after the name of its table or not ("SHOW TIME ZONE", "ALTER TABLE DEDUP ENABLE").
 */
export function createStatementNames(
  pages: ReadonlyMap<string, Pick<Page, 'meta' | 'sections'>>,
  kinds: PageKinds,
  symbols: readonly DocSymbol[],
): (name: string) => DocSymbol | undefined {
  const statements = symbols.filter(({ kind }) => kind === 'statement')
  const isStatement = (path: string) => Number(isOfKind(path, kinds.statement))
  const samples = [...pages.values()]
    .filter(({ meta }) => ![...kinds.keyword, ...kinds.type].includes(meta.path))
    .toSorted((one, other) => isStatement(other.meta.path) - isStatement(one.meta.path))
    .flatMap(({ meta: { path, title }, sections }) =>
      sections.map(({ id, code }) => ({
        statement: { path, anchor: id, page: title, name: title, kind: 'statement' } as const,
        keywords: code.replace(/.+/g, (line) => (line.match(/\b[A-Z_]{2,}\b/g) ?? []).join(' ')),
      })),
    )
  return (name) => {
    const key = symbolKey(name)
    if (!/^[a-z_]+( [a-z_]+)*$/.test(key)) return undefined
    const titled = statements
      .filter((symbol) => ` ${symbolKey(symbol.name)} `.includes(` ${key} `))
      .sort((one, other) => one.name.length - other.name.length)
    if (titled.length > 0 && new Set(titled.map(({ path }) => path)).size <= MOST_TITLES) return titled[0]
    const words = key.toUpperCase().split(' ')
    if (words.length === 1) return undefined
    const start = new RegExp(`^(?:ALTER (?:TABLE|MATERIALIZED VIEW) )?${words.join(' ')}\\b`, 'm')
    const inTitle = ({ page }: DocSymbol) => words.filter((word) => page.includes(word)).length
    return samples
      .filter(({ keywords }) => start.test(keywords))
      .map(({ statement }) => statement)
      .sort((one, other) => inTitle(other) - inTitle(one))[0]
  }
}
