import { markdownOf } from '#server/site/markdown-sections.ts'
import type { Page } from '#server/site/site.ts'

/** The page, with a header that says where it is from. */
export function pageAsMarkdown({ meta, markdown }: Page, siteUrl: string): string {
  const head = [
    `# ${meta.title}`,
    meta.description,
    `Canonical: ${siteUrl}${meta.path}  \nIndex of all pages: ${siteUrl}/docs/llms.txt`,
    ...(meta.since ? [`Since QuestDB ${meta.since}.`] : []),
    ...(meta.edition === 'enterprise' ? ['This is a feature of QuestDB Enterprise.'] : []),
  ]
  return [...head, withOrigin(markdown, siteUrl + meta.path, siteUrl)].join('\n\n')
}

/** The section that an id names, or a program by its file's name, with a head of its own; null for an unknown id. */
export function sectionAsMarkdown(page: Page, id: string, siteUrl: string): string | null {
  const { meta } = page
  const program = [...page.markdown.matchAll(PROGRAM)].find(([, name]) => name === id)
  const section = program?.[2] ?? markdownOf(page, id)
  if (section === null) return null
  const head = [`# ${meta.title}`, `Canonical: ${siteUrl}${meta.path}#${id}`]
  return [...head, withOrigin(section, siteUrl + meta.path, siteUrl)].join('\n\n')
}

/** A whole program, which follows the first of its parts that the page shows. */
const PROGRAM = /^The whole program: (.+):\n\n((`{3,})[^\n]*\n[\s\S]*?\n\3)$/gm

/** Where a section of a page is as Markdown. */
export const sectionPath = (page: string, id: string): string => `${page}${encodeURIComponent(id)}.md`

/** Makes links absolute, so that they work wherever the Markdown is read, and whole programs links; other code stays unchanged. */
export const withOrigin = (markdown: string, pageUrl: string, siteUrl: string): string =>
  markdown
    .replace(PROGRAM, (_, name) => `The whole program: [${name}](${sectionPath(pageUrl, name)})`)
    .split(/^(`{3,}[\s\S]*?^`{3,}$)/m)
    .map((part, index) =>
      index % 2 === 0
        ? part.replace(/\]\((?=\/(?!\/))/g, `](${siteUrl}`).replace(/\]\((?=#)/g, `](${pageUrl}`)
        : part,
    )
    .join('')
