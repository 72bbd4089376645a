import type { PageSection, TableRow } from '#server/site/compile/plugins/collect-text.ts'
import { SETTINGS_PAGE } from '#server/site/data/settings.ts'
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

const FUNCTIONS = '/docs/reference/function/'
const OPERATORS = '/docs/reference/operators/'
export const STATEMENTS = '/docs/reference/sql/'
export const TYPES = '/docs/reference/sql/datatypes/'
/** Its table lists every keyword; a page about a keyword is a better place for it. */
export const OVERVIEW = '/docs/reference/sql/overview/'
const ERRORS = /^\/docs\/troubleshooting\/(?:os-)?error-codes\/$/
const NOT_STATEMENTS = new Set(['overview', 'datatypes'])
const KEYWORD = /^[A-Z][A-Z_]*$/
const ERROR_NAME = /^[A-Z][A-Z0-9_]+$/
const TYPE = /^([A-Za-z][A-Za-z0-9_]*)(?:\(.*\)|\[\])?$/

/** Every name that a page documents, in the order of the page. */
export function collectSymbols(page: SymbolPage): DocSymbol[] {
  const { path, title } = page.meta
  const symbols: DocSymbol[] = []
  const report: Report = (kind, name, anchor) => symbols.push({ name, kind, path, anchor, page: title })
  if (path.startsWith(STATEMENTS) && path !== TYPES) statementNames(page, report)
  for (const section of page.sections) {
    headingNames(path, section, report)
    for (const row of section.rows) rowNames(path, row, section.id, report)
  }
  return symbols
}

function rowNames(path: string, { id, cells }: TableRow, anchor: string, report: Report): void {
  const [first = '', second = ''] = cells
  if (path === SETTINGS_PAGE && id) {
    report('setting', id, id)
    report('setting', `QDB_${id.toUpperCase().replaceAll('.', '_')}`, id)
  } else if (path === OVERVIEW) {
    if (KEYWORD.test(first)) report('keyword', first, anchor)
  } else if (path === TYPES) {
    const name = TYPE.exec(first)?.[1]
    if (name) report('type', name, anchor)
  } else if (ERRORS.test(path)) {
    const isNumber = /^\d+$/.test(first)
    if (isNumber || isErrorCode(first)) report('error', first, anchor)
    if (isNumber && ERROR_NAME.test(second)) report('error', second, anchor)
  }
}

function headingNames(path: string, { id, title }: PageSection, report: Report): void {
  if (isSetting(title)) report('setting', title, id)
  if (path.startsWith(FUNCTIONS)) for (const name of functionsIn(title)) report('function', name, id)
  else if (path.startsWith(OPERATORS))
    for (const name of [...operatorsIn(title), ...functionsIn(title)]) report('operator', name, id)
  else if (ERRORS.test(path)) {
    if (isErrorCode(title)) report('error', title, id)
  } else if (path === TYPES) {
    const name = capitalsIn(title)
    if (name) report('type', name, id)
  } else if (path.startsWith(STATEMENTS)) {
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
