import { isOfKind, type PageKinds } from '#server/site/data/page-kinds.ts'
import type { Page } from '#server/site/site.ts'
import { type DocSymbol, symbolKey } from './symbol.ts'

interface Form extends DocSymbol {
  readonly code: string
  readonly words: readonly string[]
}

/** A part that more titles share names none of them. */
const MOST_TITLES = 3

/**
 * Finds a statement by a name that is no title: by a part of one title ("RENAME COLUMN", "ASOF"), by the start of a sample
 * ("SHOW TIME ZONE"), or by words of a syntax diagram in their order ("ALTER TABLE DEDUP ENABLE").
 */
export function createStatementNames(
  pages: ReadonlyMap<string, Pick<Page, 'meta' | 'sections'>>,
  kinds: PageKinds,
  statements: readonly DocSymbol[],
): (name: string) => DocSymbol | undefined {
  const isStatement = (path: string) => Number(isOfKind(path, kinds.statement))
  const forms = [...pages.values()]
    .filter(({ meta }) => ![...kinds.keyword, ...kinds.type].includes(meta.path))
    .toSorted((one, other) => isStatement(other.meta.path) - isStatement(one.meta.path))
    .flatMap(({ meta, sections }) =>
      sections.map(({ id, code }): Form => {
        const literals = code.includes('::=') ? [...code.matchAll(/'([A-Z_]+)'/g)] : []
        return {
          path: meta.path,
          anchor: id,
          page: meta.title,
          name: meta.title,
          kind: 'statement',
          code,
          words: literals.map(([, word = '']) => word),
        }
      }),
    )
  return (name) => {
    const key = symbolKey(name).replaceAll('-', ' ')
    if (!/^[a-z_]+( [a-z_]+)*$/.test(key)) return undefined
    const words = key.toUpperCase().split(' ')
    const titled = statements
      .filter((symbol) => ` ${symbolKey(symbol.name)} `.includes(` ${key} `))
      .sort((one, other) => one.name.length - other.name.length)
    if (titled.length > 0 && new Set(titled.map(({ path }) => path)).size <= MOST_TITLES) return titled[0]
    const isInTitle = ({ page }: Form) => words.filter((word) => page.includes(word)).length
    const start = new RegExp(`^(?:ALTER (?:TABLE|MATERIALIZED VIEW) \\S+ )?${words.join('\\s+')}\\b`, 'm')
    const sampled = words.length > 1 ? forms.filter(({ code }) => start.test(code)) : []
    const drawn = forms.filter(({ words: all }) => all[0] === words[0] && isInOrder(words, all))
    return [
      ...sampled.sort((one, other) => isInTitle(other) - isInTitle(one)),
      ...drawn.sort((one, other) => one.words.length - other.words.length),
    ][0]
  }
}

/** Checks that a list has some words in their order, with others between them. */
function isInOrder(words: readonly string[], all: readonly string[]): boolean {
  let at = -1
  return words.every((word) => {
    at = all.indexOf(word, at + 1)
    return at !== -1
  })
}
