import type { TableRow } from '#server/site/compile/plugins/collect-text.ts'
import { isOfKind, type PageKinds } from '#server/site/data/page-kinds.ts'
import {
  capitalsIn,
  functionsIn,
  isErrorCode,
  isSetting,
  leadingCapitals,
  operatorsIn,
} from '#server/site/heading-names.ts'
import type { Page } from '#server/site/site.ts'
import type { DocSymbol, SymbolKind } from './symbol.ts'

type SymbolPage = Pick<Page, 'meta' | 'sections'>
type Named = readonly [kind: SymbolKind, names: readonly (string | null | undefined)[]]

const NOT_STATEMENTS = new Set(['overview', 'datatypes'])
const KEYWORD = /^[A-Z][A-Z_]*$/
const ERROR_NAME = /^[A-Z][A-Z0-9_]+$/
const TYPE = /^([A-Za-z][A-Za-z0-9_]*)(?:\(.*\)|\[\])?$/

/** Every name that a page documents, in the order of the page. */
export function collectSymbols({ meta, sections }: SymbolPage, kinds: PageKinds): DocSymbol[] {
  const { path, title: page } = meta
  const at = (anchor: string, [kind, names]: Named) =>
    names.flatMap((name): DocSymbol[] => (name ? [{ name, kind, path, anchor, page }] : []))
  const isStatement = isOfKind(path, kinds.statement) && !kinds.type.includes(path)
  return [
    ...at('', ['statement', isStatement ? statementNames(meta) : []]),
    ...sections.flatMap(({ id, title, rows }) => [
      ...at(id, headingNames(path, title, kinds)),
      ...rows.flatMap((row) =>
        at(kinds.setting.includes(path) ? (row.id ?? '') : id, rowNames(path, row, kinds)),
      ),
    ]),
  ]
}

function rowNames(path: string, { id, cells: [first = '', second = ''] }: TableRow, kinds: PageKinds): Named {
  if (kinds.setting.includes(path))
    return ['setting', id ? [id, `QDB_${id.toUpperCase().replaceAll('.', '_')}`] : []]
  if (kinds.keyword.includes(path)) return ['keyword', [KEYWORD.exec(first)?.[0]]]
  if (kinds.type.includes(path)) return ['type', [TYPE.exec(first)?.[1]]]
  if (!kinds.error.includes(path)) return ['error', []]
  const isNumber = /^\d+$/.test(first)
  return [
    'error',
    [isNumber || isErrorCode(first) ? first : null, isNumber ? ERROR_NAME.exec(second)?.[0] : null],
  ]
}

function headingNames(path: string, title: string, kinds: PageKinds): Named {
  if (isSetting(title)) return ['setting', [title]]
  if (isOfKind(path, kinds.function)) return ['function', functionsIn(title)]
  if (isOfKind(path, kinds.operator)) return ['operator', [...operatorsIn(title), ...functionsIn(title)]]
  if (kinds.error.includes(path)) return ['error', isErrorCode(title) ? [title] : []]
  if (kinds.type.includes(path)) return ['type', [capitalsIn(title)]]
  return ['keyword', isOfKind(path, kinds.statement) ? [capitalsIn(title)] : []]
}

/** A statement is found by the title of its page and by the last name of its address. */
function statementNames({ path, title }: SymbolPage['meta']): string[] {
  const slug = path.split('/').at(-2) ?? ''
  if (NOT_STATEMENTS.has(slug)) return []
  const words = slug.replaceAll('-', ' ')
  const names = [leadingCapitals(title) ?? words, words.replace('mat view', 'materialized view'), words]
  return [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()]
}
