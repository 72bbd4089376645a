import type { SearchKind } from '#client/model/search-results.ts'
import type { PageSection } from '#server/site/compile/plugins/collect-text.ts'
import type { NewerName } from '#server/site/data/newer-names.ts'
import { isSearched, type PageKinds } from '#server/site/data/page-kinds.ts'
import type { Page, Site } from '#server/site/site.ts'
import { type DocSymbol, looseSymbolKey, type SymbolKind } from '../symbols/symbol.ts'
import type { SymbolTable } from '../symbols/symbol-table.ts'
import type { SearchRecord } from './search-record.ts'

const NO_CATEGORY = 'Documentation'
/** Their names are everyday words too, and a reader who types one rarely wants its definition. */
const COMMON: ReadonlySet<SymbolKind> = new Set(['keyword', 'type'])

/**
 * A record for each heading of each page, the start of the page first, and for each row of the lists of settings and of
 * newer names. Included files are found in the pages that show them.
 */
export function createRecords(
  { pages, questions, newerNames, kinds }: Pick<Site, 'pages' | 'questions' | 'newerNames' | 'kinds'>,
  symbols: SymbolTable,
): SearchRecord[] {
  const searches = new Map(questions.map(({ path, section, searches }) => [`${path}#${section}`, searches]))
  const records: SearchRecord[] = []
  for (const page of pages.values()) {
    if (!isSearched(kinds, page.meta.path, page.meta)) continue
    for (const section of page.sections) {
      const asked = searches.get(`${page.meta.path}#${section.id}`) ?? []
      records.push(toRecord(page, section, symbols, { id: records.length, asked, kinds }))
      if (!kinds.setting.includes(page.meta.path)) continue
      for (const { id, cells } of section.rows) {
        if (id === undefined) continue
        const parents = [...section.parents, section.title]
        const text = cells.slice(1).join('\n')
        const row = { ...section, id, title: id, parents, text, code: '', messages: [], messageRows: [] }
        records.push({
          ...toRecord(page, row, symbols, { id: records.length, asked: [], kinds }),
          row: 'setting',
        })
      }
    }
    for (const name of newerNames)
      if (name.page.split('#')[0] === page.meta.path)
        records.push(newerNameRecord(name, page, records.length))
  }
  return records
}

function toRecord(
  page: Page,
  section: PageSection,
  symbols: SymbolTable,
  { id, asked, kinds }: { readonly id: number; readonly asked: readonly string[]; readonly kinds: PageKinds },
): SearchRecord {
  const { path, title, label, description, keywords = [] } = page.meta
  const named = symbols.inSection(path, section.id)
  const isLead = section.id === ''
  return {
    id,
    path,
    anchor: section.id,
    row: null,
    kind: kindOf(kinds, page, section, named, symbols.inSection(path, '')),
    category: page.breadcrumbs[0]?.label ?? NO_CATEGORY,
    page: title,
    names: isLead ? [label, ...keywords].filter((name) => name !== title).join(', ') : '',
    heading: section.title,
    parents: section.parents,
    text: isLead ? `${description}\n${section.text}`.trim() : section.text,
    code: section.code,
    messages: section.messages,
    messageRows: section.messageRows,
    questions: asked.join('\n'),
    links: page.linkedFrom,
    symbols: named.filter(({ kind }) => !COMMON.has(kind)).map(({ name }) => looseSymbolKey(name)),
  }
}

/** Its heading is the name, and its address the section that has what is there instead. */
function newerNameRecord(
  newer: NewerName,
  { meta, breadcrumbs, linkedFrom }: Page,
  id: number,
): SearchRecord {
  const { name, also, since, system, instead } = newer
  const known = since ? `New ${since.startsWith('after') ? since : `in ${since}`}` : `In ${system}`
  return {
    id,
    path: meta.path,
    anchor: newer.page.split('#')[1] ?? '',
    row: 'newer-name',
    kind: 'page',
    category: breadcrumbs[0]?.label ?? NO_CATEGORY,
    page: meta.title,
    names: '',
    heading: name,
    parents: [],
    text: `${known}: ${newer.for}. Here: ${instead.replaceAll('`', '')}`,
    code: newer.write ?? '',
    messages: [],
    messageRows: [],
    questions: also.join('\n'),
    links: linkedFrom,
    symbols: [name, ...also].map(looseSymbolKey),
  }
}

function kindOf(
  { error }: PageKinds,
  { meta }: Page,
  { title, parents }: PageSection,
  named: readonly DocSymbol[],
  ofPage: readonly DocSymbol[],
): SearchKind {
  if (error.includes(meta.path) || [title, ...parents].some((heading) => /^errors\b/i.test(heading)))
    return 'error'
  if (named.some(({ kind }) => kind === 'setting')) return 'setting'
  if (named.some(({ kind }) => kind === 'function' || kind === 'operator')) return 'function'
  return ofPage.some(({ kind }) => kind === 'statement') ? 'statement' : 'page'
}
