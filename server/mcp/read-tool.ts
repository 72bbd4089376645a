import { docsPath, parseDocsPath } from '#client/model/docs-path.ts'
import { pageAsMarkdown, sectionAsMarkdown } from '#server/http/documents/page-as-markdown.ts'
import { suggestPages } from '#server/search/present/suggest-pages.ts'
import { markdownSections } from '#server/site/markdown-sections.ts'
import { PAGE_START, resolveFragment } from '#server/site/resolve-fragment.ts'
import { resolvePath } from '#server/site/resolve-path.ts'
import type { Page } from '#server/site/site.ts'
import { cutPages } from './cut-pages.ts'
import type { McpParts, Told } from './mcp-parts.ts'

export interface Wanted {
  readonly address: string
  readonly page?: number | undefined
}

/** A page or a section as Markdown, as much at a time as an assistant likes to take. */
export function readTool(parts: McpParts, { address, page: number = 1 }: Wanted): Told {
  const found = find(parts, address)
  if ('text' in found) return found
  const { page, id } = found
  const { siteUrl } = parts
  const markdown = id ? sectionAsMarkdown(page, id, siteUrl) : pageAsMarkdown(page, siteUrl)
  if (markdown === null) return { text: sectionsText(page, id, siteUrl), failed: true }
  const pages = cutPages(markdown)
  const text = pages[number - 1]
  if (text === undefined) return { text: `There are ${pages.length} pages of this.`, failed: true }
  const more = number < pages.length ? ` Read on with page ${number + 1}.` : ''
  return { text: pages.length === 1 ? text : `${text}\n\n(Page ${number} of ${pages.length}.${more})` }
}

/** The page that an address names, however it is written: with the origin or without, as HTML or Markdown. */
function find({ site, search, siteUrl }: McpParts, address: string): { page: Page; id: string } | Told {
  const [place = '', fragment = ''] = address
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .split('#')
  const bare = place.replace(/\?.*$/, '').replace(/^(?!\/)/, '/')
  const written = bare.replace(/\/index\.md$/, '/').replace(/\.md$/, '/')
  const resolution = resolvePath(
    site,
    written.startsWith('/docs') || site.pages.has(docsOf(written)) ? written : `/docs${written}`,
  )
  const path =
    resolution.kind === 'page' ? resolution.path : resolution.kind === 'redirect' ? resolution.to : null
  const page = path && site.pages.get(path)
  if (!page) {
    const near = suggestPages(search, site.pages, written).map((one) => `${one.label}: ${siteUrl}${one.path}`)
    const hint = near.length > 0 ? ` Nearest:\n${near.join('\n')}` : ' Search for its subject.'
    return { text: `${place} is no page.${hint}`, failed: true }
  }
  const target =
    fragment && resolveFragment({ ...site, idsOf: (at) => site.pages.get(at)?.ids }, page.meta.path, fragment)
  if (!target) return { page, id: fragment }
  const [home = '', id = ''] = target.split('#')
  return { page: site.pages.get(docsPath(home)) ?? page, id: id === PAGE_START ? '' : id }
}

const docsOf = (path: string) => parseDocsPath(path.replace(/\/*$/, '/')) ?? docsPath('/docs/')

const sectionsText = (page: Page, id: string, siteUrl: string): string =>
  [
    `${page.meta.path} has no section ${id}. It has:`,
    ...markdownSections(page).map(
      (section) =>
        `${'  '.repeat(section.depth - 2)}- ${section.title}: ${siteUrl}${page.meta.path}#${section.id}`,
    ),
  ].join('\n')
