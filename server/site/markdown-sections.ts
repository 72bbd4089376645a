import type { Page } from './site.ts'

export type MarkdownPage = Pick<Page, 'markdown' | 'sections'>

/** Where a section of a page's Markdown is: from its heading to the next one that is not below it. */
export interface MarkdownSection {
  readonly id: string
  readonly title: string
  readonly depth: number
  readonly from: number
  readonly to: number
}

/** The sections of a page in its Markdown: they come in the order of its headings, which code has none of. */
export function markdownSections({ markdown, sections }: MarkdownPage): MarkdownSection[] {
  const headings = headingsOf(markdown)
  return sections
    .filter(({ id }) => id !== '')
    .flatMap(({ id, title }, at) => {
      const heading = headings[at]
      if (!heading) return []
      const next = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth)
      return [{ id, title, ...heading, to: next?.from ?? markdown.length }]
    })
}

/**
 * The part of a page that an id names: a section with those below it, a row of a table with the table's head, or a known
 * issue.
 */
export function markdownOf(page: MarkdownPage, id: string): string | null {
  const sections = markdownSections(page)
  const section = sections.find((one) => one.id === id)
  if (section) return page.markdown.slice(section.from, section.to).trim()
  const home = page.sections.find(({ rows }) => rows.some((row) => row.id === id))
  const around = home && sections.find((one) => one.id === home.id)
  if (around) {
    const text = page.markdown.slice(around.from, around.to)
    const row = tableRow(text, (cell) => cell === `\`${id}\``)
    return row && `${text.split('\n', 1)[0]}\n\n${row}`
  }
  const at = page.markdown.indexOf(`<a id="${id}"></a>`)
  return at === -1 ? null : (page.markdown.slice(at).split(NEXT_ISSUE, 1)[0] ?? '').trim()
}

/** Where an issue ends: the title of the next one comes before its anchor. */
const NEXT_ISSUE = /(?<!^)\n(?=\*\*.+\*\*\n\n<a id=|#{2,6} )/

/** The first row of a table whose first cell is the wanted one, with the table's head. */
export function tableRow(markdown: string, isWanted: (cell: string) => boolean): string | null {
  const lines = markdown.split('\n')
  const at = lines.findIndex((line) => {
    const cell = /^\| (.*?) \|(?: |$)/.exec(line)?.[1]
    return cell !== undefined && isWanted(cell.replaceAll('\\|', '|'))
  })
  if (at === -1) return null
  let head = at
  while (lines[head - 1]?.startsWith('|')) head--
  return [...lines.slice(head, head + 2), lines[at]].join('\n')
}

/** A block of code, whose lines are no headings, or the signs of a heading. */
const BLOCK_OR_HEADING = /^(`{3,}).*\n(?:.*\n)*?\1[ \t]*$|^(#{2,6})(?= )/gm

const headingsOf = (markdown: string): { depth: number; from: number }[] =>
  [...markdown.matchAll(BLOCK_OR_HEADING)].flatMap(({ 2: signs, index }) =>
    signs ? [{ depth: signs.length, from: index }] : [],
  )
