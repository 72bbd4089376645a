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

/** The section that an id names, with a head of its own; null for an unknown id. */
export function sectionAsMarkdown(page: Page, id: string, siteUrl: string): string | null {
  const { meta } = page
  const section = markdownOf(page, id)
  if (section === null) return null
  const head = [`# ${meta.title}`, `Canonical: ${siteUrl}${meta.path}#${id}`]
  return [...head, withOrigin(section, siteUrl + meta.path, siteUrl)].join('\n\n')
}

/** Makes links absolute, so that they work wherever the Markdown is read; code stays unchanged. */
const withOrigin = (markdown: string, pageUrl: string, siteUrl: string): string =>
  markdown
    .split(/^(`{3,}[\s\S]*?^`{3,}$)/m)
    .map((part, index) =>
      index % 2 === 0
        ? part.replace(/\]\((?=\/(?!\/))/g, `](${siteUrl}`).replace(/\]\((?=#)/g, `](${pageUrl}`)
        : part,
    )
    .join('')
