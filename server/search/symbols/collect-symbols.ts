import type { PageSection, TableRow } from '#server/site/compile/plugins/collect-text.ts'
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
type Report = (kind: SymbolKind, name: string, anchor: string) => void

const NOT_STATEMENTS = new Set(['overview', 'datatypes'])
const KEYWORD = /^[A-Z][A-Z_]*$/
const ERROR_NAME = /^[A-Z][A-Z0-9_]+$/
const TYPE = /^([A-Za-z][A-Za-z0-9_]*)(?:\(.*\)|\[\])?$/

/** Every name that a page documents, in the order of the page. */
export function collectSymbols(page: SymbolPage, kinds: PageKinds): DocSymbol[] {
  const { path, title } = page.meta
  const symbols: DocSymbol[] = []
  const report: Report = (kind, name, anchor) => symbols.push({ name, kind, path, anchor, page: title })
  if (isOfKind(path, kinds.statement) && !kinds.type.includes(path)) statementNames(page, report)
  for (const section of page.sections) {
    headingNames(path, section, kinds, report)
    for (const row of section.rows) rowNames(path, row, section.id, kinds, report)
  }
  return symbols
}

function rowNames(
  path: string,
  { id, cells }: TableRow,
  anchor: string,
  kinds: PageKinds,
  report: Report,
): void {
  const [first = '', second = ''] = cells
  if (kinds.setting.includes(path) && id) {
    report('setting', id, id)
    report('setting', `QDB_${id.toUpperCase().replaceAll('.', '_')}`, id)
  } else if (kinds.keyword.includes(path)) {
    if (KEYWORD.test(first)) report('keyword', first, anchor)
  } else if (kinds.type.includes(path)) {
    const name = TYPE.exec(first)?.[1]
    if (name) report('type', name, anchor)
  } else if (kinds.error.includes(path)) {
    const isNumber = /^\d+$/.test(first)
    if (isNumber || isErrorCode(first)) report('error', first, anchor)
    if (isNumber && ERROR_NAME.test(second)) report('error', second, anchor)
  }
}

function headingNames(path: string, { id, title }: PageSection, kinds: PageKinds, report: Report): void {
  if (isSetting(title)) report('setting', title, id)
  if (isOfKind(path, kinds.function)) for (const name of functionsIn(title)) report('function', name, id)
  else if (isOfKind(path, kinds.operator))
    for (const name of [...operatorsIn(title), ...functionsIn(title)]) report('operator', name, id)
  else if (kinds.error.includes(path)) {
    if (isErrorCode(title)) report('error', title, id)
  } else if (kinds.type.includes(path)) {
    const name = capitalsIn(title)
    if (name) report('type', name, id)
  } else if (isOfKind(path, kinds.statement)) {
    const name = capitalsIn(title)
    if (name) report('keyword', name, id)
  }
}

/** A statement is found by the title of its page and by the last name of its address. */
function statementNames({ meta }: SymbolPage, report: Report): void {
  const slug = meta.path.split('/').at(-2) ?? ''
  if (NOT_STATEMENTS.has(slug)) return
  const title = leadingCapitals(meta.title)
  const words = slug.replaceAll('-', ' ')
  const names = [...(title ? [title] : []), words.replace('mat view', 'materialized view'), words]
  const distinct = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]))
  for (const name of distinct.values()) report('statement', name, '')
}
