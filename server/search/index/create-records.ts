import type { SearchKind } from '#client/model/search-results.ts'
import type { PageSection } from '#server/site/compile/plugins/collect-text.ts'
import type { NewerName } from '#server/site/data/newer-names.ts'
import { isSearched } from '#server/site/page-path.ts'
import type { Page, Site } from '#server/site/site.ts'
import { type DocSymbol, type SymbolKind, symbolKey } from '../symbols/symbol.ts'
import type { SymbolTable } from '../symbols/symbol-table.ts'
import type { SearchRecord } from './search-record.ts'

const NO_CATEGORY = 'Documentation'
/** Their names are everyday words too, and a reader who types one rarely wants its definition. */
const COMMON: ReadonlySet<SymbolKind> = new Set(['keyword', 'type'])

type Unnumbered = Omit<SearchRecord, 'id'>

/** A record for each start of a page, each heading, and each row of settings and newer names; pages have what they include. */
export function createRecords(
  { pages, questions, newerNames, kinds }: Pick<Site, 'pages' | 'questions' | 'newerNames' | 'kinds'>,
  symbols: SymbolTable,
): SearchRecord[] {
  const searches = new Map(questions.map(({ path, section, searches }) => [`${path}#${section}`, searches]))

  function toRecord(page: Page, section: PageSection): Unnumbered {
    const { path, title, label, description, keywords = [] } = page.meta
    const { id, parents, text, code, messages, messageRows } = section
    const named = symbols.inSection(path, id)
    const isLead = id === ''
    const isError = [section.title, ...parents].some((heading) => /^errors\b/i.test(heading))
    return {
      ...ofPage(page),
      anchor: id,
      kind: isError || kinds.error.includes(path) ? 'error' : kindOf(named, symbols.inSection(path, '')),
      names: isLead ? [label, ...keywords].filter((name) => name !== title).join(', ') : '',
      heading: section.title,
      parents,
      text: isLead ? `${description}\n${text}`.trim() : text,
      code,
      messages,
      messageRows,
      questions: searches.get(`${path}#${id}`)?.join('\n') ?? '',
      symbols: named.filter(({ kind }) => !COMMON.has(kind)).map(({ name }) => symbolKey(name)),
    }
  }

  const recordsOf = (page: Page): Unnumbered[] => {
    const { path } = page.meta
    const sections = page.sections.flatMap((section) => [
      toRecord(page, section),
      ...(kinds.setting.includes(path) ? settingsIn(section) : []).map(
        (row): Unnumbered => ({ ...toRecord(page, row), row: 'setting' }),
      ),
    ])
    const newer = newerNames.filter((name) => name.page.split('#')[0] === path)
    return [...sections, ...newer.map((name) => newerNameRecord(name, page))]
  }
  return [...pages.values()]
    .filter(({ meta }) => isSearched(meta.path, meta))
    .flatMap(recordsOf)
    .map((record, id) => ({ ...record, id }))
}

const settingsIn = (section: PageSection): PageSection[] =>
  section.rows.flatMap(({ id, cells }) => {
    if (id === undefined) return []
    const parents = [...section.parents, section.title]
    const text = cells.slice(1).join('\n')
    return { ...section, id, title: id, parents, text, code: '', messages: [], messageRows: [] }
  })

/** The fields of every record of a page, those of its sections empty. */
const ofPage = ({ meta, breadcrumbs, linkedFrom }: Page) => ({
  path: meta.path,
  row: null,
  kind: 'page' as const,
  category: breadcrumbs[0]?.label ?? NO_CATEGORY,
  page: meta.title,
  names: '',
  parents: [],
  messages: [],
  messageRows: [],
  links: linkedFrom,
})

/** Its heading is the name, and its address the section that has what is there instead. */
function newerNameRecord(newer: NewerName, page: Page): Unnumbered {
  const { name, also, since, system, instead } = newer
  const known = since ? `New ${since.startsWith('after') ? since : `in ${since}`}` : `In ${system}`
  return {
    ...ofPage(page),
    anchor: newer.page.split('#')[1] ?? '',
    row: 'newer-name',
    heading: name,
    text: `${known}: ${newer.for}. Here: ${instead.replaceAll('`', '')}`,
    code: newer.write ?? '',
    questions: also.join('\n'),
    symbols: [name, ...also].map(symbolKey),
  }
}

/** The rows of a section's tables of messages: they have its number, and so the score of its words. */
export const messageRowsOf = (section: SearchRecord): SearchRecord[] =>
  section.messageRows.map(({ messages, explained }) => ({
    ...section,
    row: 'message',
    kind: 'error',
    heading: messages[0] ?? '',
    parents: [...section.parents, section.heading].filter(Boolean),
    text: explained.slice(0, -1).join('\n'),
    code: explained.at(-1) ?? '',
    messages,
    messageRows: [],
  }))

function kindOf(named: readonly DocSymbol[], ofPage: readonly DocSymbol[]): SearchKind {
  if (named.some(({ kind }) => kind === 'setting')) return 'setting'
  if (named.some(({ kind }) => kind === 'function' || kind === 'operator')) return 'function'
  return ofPage.some(({ kind }) => kind === 'statement') ? 'statement' : 'page'
}
