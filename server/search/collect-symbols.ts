import type { PageSection } from '../site/plugins/collect-text.ts'
import { SETTINGS_PAGE } from '../site/settings.ts'
import type { Page } from '../site/site.ts'
import {
  capitalsIn,
  functionsIn,
  isErrorCode,
  isSetting,
  leadingCapitals,
  operatorsIn,
} from './heading-names.ts'
import type { DocSymbol, SymbolKind } from './symbol.ts'
import { tableRows } from './table-names.ts'

type SymbolPage = Pick<Page, 'meta' | 'sections' | 'markdown'>
type Report = (kind: SymbolKind, name: string, anchor: string) => void

const FUNCTIONS = '/docs/reference/function/'
const OPERATORS = '/docs/reference/operators/'
const STATEMENTS = '/docs/reference/sql/'
const TYPES = '/docs/reference/sql/datatypes/'
/** Its table has every keyword; other pages may have a better place for one. */
export const OVERVIEW = '/docs/reference/sql/overview/'
const ERRORS = /^\/docs\/troubleshooting\/(?:os-)?error-codes\/$/
const NOT_STATEMENTS = new Set(['overview', 'datatypes'])
const TYPE = /^([A-Za-z][A-Za-z0-9_]*)(?:\(.*\)|\[\])?$/

/** Every name that a page documents, in the order of the page. */
export function collectSymbols(page: SymbolPage): DocSymbol[] {
  const { path, title } = page.meta
  const symbols: DocSymbol[] = []
  const report: Report = (kind, name, anchor) => symbols.push({ name, kind, path, anchor, page: title })
  if (path.startsWith(STATEMENTS) && path !== TYPES) statementNames(page, report)
  for (const section of page.sections) headingNames(path, section, report)
  if (path === SETTINGS_PAGE) {
    for (const { id } of page.sections.flatMap(({ rows }) => rows)) {
      report('setting', id, id)
      report('setting', `QDB_${id.toUpperCase().replaceAll('.', '_')}`, id)
    }
  }
  if (path === OVERVIEW) {
    for (const { section, cells } of tableRows(page.markdown, page.sections))
      if (/^[A-Z][A-Z_]*$/.test(cells[0] ?? '')) report('keyword', cells[0] ?? '', section.id)
  }
  if (path === TYPES) {
    for (const { section, cells } of tableRows(page.markdown, page.sections)) {
      const name = TYPE.exec(cells[0] ?? '')?.[1]
      if (name && !/^(?:Type|Name)$/.test(name)) report('type', name, section.id)
    }
  } else if (ERRORS.test(path)) {
    for (const { section, cells } of tableRows(page.markdown, page.sections)) {
      const [code = '', name = ''] = cells
      if (/^\d+$/.test(code)) report('error', code, section.id)
      if (/^\d+$/.test(code) && /^[A-Z][A-Z0-9_]+$/.test(name)) report('error', name, section.id)
      if (isErrorCode(code)) report('error', code, section.id)
    }
  }
  return symbols
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
