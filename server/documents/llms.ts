import GithubSlugger from 'github-slugger'
import { markdownPath } from '#client/model/markdown-path.ts'
import { SKILL_PAGE } from '#client/model/named-pages.ts'
import { type NavGroup, type NavNode, pagesIn } from '#client/model/navigation.ts'
import type { Page, Site } from '#server/site/site.ts'
import { pageAsMarkdown } from './page-as-markdown.ts'
import { listedPages } from './site-documents.ts'

/** The sidebar's outermost groups, each by the address of its own list. */
export const llmsSections = ({ navigation }: Pick<Site, 'navigation'>): Map<string, NavGroup> => {
  const slugger = new GithubSlugger()
  return new Map(
    navigation.flatMap((node) =>
      node.kind === 'group' ? [[`/docs/${slugger.slug(node.label)}/llms.txt`, node] as const] : [],
    ),
  )
}

/** https://llmstxt.org: a title, a summary, and links with a sentence each, in the order and the groups of the sidebar. */
export function llmsIndex(site: Site, siteUrl: string): string {
  const sections = [...llmsSections(site)].map(([path, { label }]) => `[${label}](${siteUrl}${path})`)
  const inTree = new Set<string>(pagesIn(site.navigation).map(({ path }) => path))
  const others = listedPages(site).filter(({ meta }) => !inTree.has(meta.path))
  return [
    `# ${site.config.title}`,
    `> ${site.config.description.trim()}`,
    'Every page is also Markdown: put .md in place of the last slash of its address. A section of a page is too: put its id and .md there.',
    `Search: ${siteUrl}/docs/search/?q=WORDS with the header Accept: text/markdown. Assistants can ask ${siteUrl}/docs/mcp (Model Context Protocol).`,
    `What agents get wrong in this release, and what works: ${siteUrl}${markdownPath(SKILL_PAGE)}`,
    `One list for each group: ${sections.join(', ')}.`,
    listOf(site, site.navigation, (page) => line(page, siteUrl, brief)),
    ...(others.length > 0
      ? ['## Optional', others.map((page) => line(page, siteUrl, brief)).join('\n')]
      : []),
    '',
  ].join('\n\n')
}

/** The same for one group. */
export function llmsSection(site: Site, { label, children }: NavGroup, siteUrl: string): string {
  return [
    `# ${label}`,
    `> ${site.config.title}: ${label}. All groups: ${siteUrl}/docs/llms.txt`,
    listOf(site, children, (page) => line(page, siteUrl)),
    '',
  ].join('\n\n')
}

/** Pages as lists, groups under headings of their own, each with a blank line around it. */
function listOf(
  site: Site,
  nodes: readonly NavNode[],
  lineOf: (page: Page) => string,
  heading = '##',
): string {
  const parts = nodes.map((node) => {
    if (node.kind === 'group')
      return `\n${heading} ${node.label}\n\n${listOf(site, node.children, lineOf, `${heading}#`)}\n`
    const page = site.pages.get(node.path)
    return page ? lineOf(page) : ''
  })
  return parts
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const line = ({ meta }: Page, siteUrl: string, shorten = (text: string) => text): string =>
  `- [${meta.title}](${siteUrl}${markdownPath(meta.path)}): ${shorten(meta.description)}`

/** The most characters that the list of all pages has for each: it is read whole, and stays below 50,000 characters, which is what one read takes. */
const BRIEF = 54

/** The beginning of a description, up to where it may end. */
const brief = (text: string): string => {
  if (text.length <= BRIEF) return text
  const start = text.slice(0, BRIEF + 1)
  return /^.{19,}(?=[,:;]|\. )/s.exec(start)?.[0] ?? `${start.slice(0, start.lastIndexOf(' '))}…`
}

/** All pages as one document, a page at a time. */
export function* llmsFull(site: Site, siteUrl: string): Generator<string> {
  let between = ''
  for (const page of listedPages(site)) {
    yield between + pageAsMarkdown(page, siteUrl)
    between = '\n\n---\n\n'
  }
}
