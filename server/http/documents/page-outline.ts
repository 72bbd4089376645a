import { markdownSections } from '#server/site/markdown-sections.ts'
import type { Page } from '#server/site/site.ts'
import { pageAsMarkdown } from './page-as-markdown.ts'
import { sectionPath } from './section-path.ts'

/** Bytes of Markdown that an assistant takes at once; what is larger is offered by sections. */
const LARGEST_MARKDOWN = 100_000

/** The page as one answer: all of it, or where it is too large its beginning and the addresses of its sections. */
export function pageAnswer(page: Page, siteUrl: string): string {
  const whole = pageAsMarkdown(page, siteUrl)
  if (Buffer.byteLength(whole) <= LARGEST_MARKDOWN) return whole
  const sections = markdownSections(page)
  const [first] = sections
  const start = pageAsMarkdown({ ...page, markdown: page.markdown.slice(0, first?.from).trim() }, siteUrl)
  const list = sections.map(
    ({ id, title, depth }) =>
      `${'  '.repeat(depth - 2)}- [${title}](${siteUrl}${sectionPath(page.meta.path, id)})`,
  )
  return [start, 'This page is large. Read the section that you need:', list.join('\n'), ''].join('\n\n')
}
