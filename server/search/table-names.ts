import type { PageSection } from '../site/plugins/collect-text.ts'

/** A row of a page's tables: the section that it stands in and its first two cells, without backticks. */
export interface TableRow {
  readonly section: PageSection
  readonly cells: readonly string[]
}

/** The rows of the tables of a page, read from its Markdown, where headings follow one another as the sections do. */
export function tableRows(markdown: string, sections: readonly PageSection[]): TableRow[] {
  const rows: TableRow[] = []
  let heading = 0
  let fence: string | null = null
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark && (fence === null || mark.startsWith(fence))) fence = fence === null ? mark : null
    if (fence !== null) continue
    if (/^#{1,6}\s/.test(line)) heading++
    const section = sections[heading]
    if (section && /^\s*\|(?!\s*:?-)/.test(line)) rows.push({ section, cells: cellsOf(line) })
  }
  return rows
}

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, 3)
    .map((cell) => cell.replaceAll('`', '').trim())
