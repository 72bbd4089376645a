import type { DocsPath } from '#client/model/docs-path.ts'
import { withOrigin } from '#server/documents/page-as-markdown.ts'
import type { SearchRecord } from '#server/search/index/search-record.ts'
import { markdownOf, markdownSections, tableRow } from '#server/site/markdown-sections.ts'
import { cutPages } from './cut-pages.ts'
import type { McpParts } from './mcp-parts.ts'

/** Characters of a place that a row leads to. */
const LONGEST_TARGET = 1500
/** A row whose last cell is nothing but a link into these pages. */
const LEADS_ON = /\| \[[^\]]+\]\((\/docs\/[^)#]*)#([^)]+)\) \|$/
/** Statements that only make a sample run, pictures, and links to the demo. */
const BESIDE = /^(?:Sample data:\n\n(`{3,})sql\n[\s\S]*?\n\1|!\[.*\]\(.*\)|\[Open in the demo\].*)\n+/gm

/** The beginning of a section with its samples, of a page its lead, or the row of a table that answers. */
export function excerptOf(parts: McpParts, record: SearchRecord, longest: number): string {
  const { path, anchor, row, text, code, messages } = record
  const page = parts.site.pages.get(path)
  if (!page || row === 'newer-name') return [text, code].filter(Boolean).join('\n')
  const sections = markdownSections(page)
  const at = sections.findIndex(({ id }) => id === anchor)
  const next = sections[at + 1]?.from
  if (row === 'message')
    return rowExcerpt(parts, path, anchor, (cell) => messages.every((one) => cell.includes(one))) ?? text
  if (row === 'setting') return rowExcerpt(parts, path, '', (cell) => cell === `\`${anchor}\``) ?? text
  return cutPages(openingOf(parts, path, anchor, next), longest)[0] ?? ''
}

/** A section with those below it, or a page, as far as `to`; without its heading, which the address says, and without what only sets it up. */
export function openingOf({ site, siteUrl }: McpParts, path: DocsPath, anchor: string, to?: number): string {
  const page = site.pages.get(path)
  if (!page) return ''
  const section = markdownSections(page).find(({ id }) => id === anchor)
  const text =
    anchor && !section
      ? (markdownOf(page, anchor) ?? '')
      : page.markdown.slice(section?.from ?? 0, to ?? section?.to)
  return withOrigin(
    text
      .replace(/^#+ .*/, '')
      .replace(BESIDE, '')
      .trim(),
    siteUrl + path,
    siteUrl,
  )
}

/** A row of a section with the head of its table; of one that only leads to a section, the beginning of that too. */
export function rowExcerpt(
  parts: McpParts,
  path: DocsPath,
  anchor: string,
  isWanted: (cell: string) => boolean,
): string | null {
  const row = tableRow(openingOf(parts, path, anchor), isWanted)
  const [, to = '', id = ''] = LEADS_ON.exec(row?.replaceAll(`](${parts.siteUrl}`, '](') ?? '') ?? []
  const target = to && cutPages(openingOf(parts, to as DocsPath, id), LONGEST_TARGET)[0]
  return target ? `${row}\n\n${target}` : row
}
