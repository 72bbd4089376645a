import type { DocsPath } from '#client/model/docs-path.ts'
import { markdownPath } from '#client/model/markdown-path.ts'
import { type NavNode, pagesIn } from '#client/model/navigation.ts'
import type { Site } from '#server/site/site.ts'
import { listedPages } from './listed-pages.ts'
import { pageAsMarkdown } from './page-as-markdown.ts'

/** https://llmstxt.org: a title, a summary, and links with a sentence each, in the order of the navigation. */
export function llmsIndex(site: Site, siteUrl: string): string {
  const line = (path: DocsPath) => {
    const page = site.pages.get(path)
    return page
      ? `- [${page.meta.title}](${siteUrl}${markdownPath(page.meta.path)}): ${page.meta.description}`
      : ''
  }
  const section = (node: NavNode) =>
    node.kind === 'page'
      ? line(node.path)
      : `\n## ${node.label}\n\n${pagesIn([node])
          .map(({ path }) => line(path))
          .join('\n')}`
  return `# ${site.config.title}\n\n> ${site.config.description.trim()}\n\nEvery page is also Markdown: put .md in place of the last slash of its address.\n\n${site.navigation.map(section).join('\n')}\n`
}

/** All pages as one document. */
export const llmsFull = (site: Site, siteUrl: string): string =>
  listedPages(site)
    .map((page) => pageAsMarkdown(page, siteUrl))
    .join('\n\n---\n\n')
