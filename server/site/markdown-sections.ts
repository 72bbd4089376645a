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

/** The part of a page that an id names: a section with those below it, or a row of a table with the table's head. */
export function markdownOf(page: MarkdownPage, id: string): string | null {
  const sections = markdownSections(page)
  const section = sections.find((one) => one.id === id)
  if (section) return page.markdown.slice(section.from, section.to).trim()
  const home = page.sections.find(({ rows }) => rows.some((row) => row.id === id))
  const around = sections.find((one) => one.id === home?.id)
  return around ? rowOf(page.markdown.slice(around.from, around.to), id) : null
}

function rowOf(section: string, id: string): string | null {
  const lines = section.split('\n')
  const at = lines.findIndex((line) => line.startsWith('|') && line.includes(`\`${id}\``))
  if (at === -1) return null
  let head = at
  while (lines[head - 1]?.startsWith('|')) head--
  return [lines[0], '', lines[head], lines[head + 1], lines[at]].join('\n')
}

function headingsOf(markdown: string): { depth: number; from: number }[] {
  const found: { depth: number; from: number }[] = []
  let from = 0
  let fence = ''
  for (const line of markdown.split('\n')) {
    const mark = /^`{3,}/.exec(line)?.[0] ?? ''
    if (fence ? line.trimEnd() === fence : mark) fence = fence ? '' : mark
    else if (!fence) {
      const depth = /^#{2,6}(?= )/.exec(line)?.[0].length
      if (depth) found.push({ depth, from })
    }
    from += line.length + 1
  }
  return found
}
