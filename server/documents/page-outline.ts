import { type MarkdownSection, markdownSections } from '#server/site/markdown-sections.ts'
import type { Page } from '#server/site/site.ts'
import { pageAsMarkdown, sectionPath } from './page-as-markdown.ts'

/** Bytes of Markdown that assistants take at once (https://agentdocsspec.com/spec/web/); what is larger is offered by sections. */
const LARGEST_MARKDOWN = 50_000

/** Characters of a section that a page which is too large still has whole: what a reader in trouble needs is short. */
const SHORT = 4000

/** The page as one answer: all of it, or where it is too large its short sections, and the addresses of the long ones. */
export function pageAnswer(page: Page, siteUrl: string): string {
  const whole = pageAsMarkdown(page, siteUrl)
  if (Buffer.byteLength(whole) <= LARGEST_MARKDOWN) return whole
  const sections = markdownSections(page)
  const start = page.markdown.slice(0, sections[0]?.from).trim()
  let room = LARGEST_MARKDOWN / 4
  const parts = sections
    .filter(({ depth }) => depth === 2)
    .map(({ title, from, to }) => {
      const text = page.markdown.slice(from, to).trim()
      if (text.length <= Math.min(SHORT, room)) {
        room -= text.length
        return text
      }
      const inside = sections.filter((one) => one.from >= from && one.from < to)
      return [
        `## ${title}`,
        'This section is long. Read it, or a part of it, at its own address:',
        inside.map(linkOf).join('\n'),
      ].join('\n\n')
    })
  return pageAsMarkdown({ ...page, markdown: [start, ...parts].join('\n\n') }, siteUrl)

  /** The names of its rows are enough to find one: settings by their keys. */
  function linkOf({ id, title, depth }: MarkdownSection): string {
    const rows = page.sections.find((one) => one.id === id)?.rows.flatMap((row) => row.id ?? []) ?? []
    const names = rows.length > 0 ? `: ${rows.join(', ')}` : ''
    return `${'  '.repeat(depth - 2)}- [${title}](${siteUrl}${sectionPath(page.meta.path, id)})${names}`
  }
}
