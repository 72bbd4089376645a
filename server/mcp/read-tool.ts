import { z } from 'zod'
import { docsPath } from '#client/model/docs-path.ts'
import { KNOWN_ISSUES, SECTION_EXAMPLE } from '#client/model/named-pages.ts'
import { pageAsMarkdown, sectionAsMarkdown } from '#server/documents/page-as-markdown.ts'
import { suggestPages } from '#server/search/present/suggest-pages.ts'
import { markdownSections } from '#server/site/markdown-sections.ts'
import { decodeFragment, PAGE_START, resolveFragment } from '#server/site/resolve-fragment.ts'
import { resolvePath } from '#server/site/resolve-path.ts'
import type { Page } from '#server/site/site.ts'
import { cutPages } from './cut-pages.ts'
import { issuesOf } from './issues-of.ts'
import type { McpParts, Told } from './mcp-parts.ts'

export const wantedSchema = z.object({
  address: z.string().min(1).max(500).describe(`Such as ${SECTION_EXAMPLE}`),
  list: z.boolean().optional().describe('Only the list of its sections, with their sizes'),
  sections: z.array(z.string().max(200)).max(10).optional().describe('Ids of its sections, to read together'),
  code: z
    .string()
    .max(20)
    .optional()
    .describe('"none" leaves out samples; "python", "javascript", "csharp", ... keeps one language'),
  page: z.int().min(1).optional().describe('Of a long one, from 1'),
  release: z.string().max(20).optional().describe(`Of ${KNOWN_ISSUES.page}: issues that this release has`),
  statement: z.string().max(100).optional().describe('Of the same page: issues that mention it'),
})

type Wanted = z.infer<typeof wantedSchema>

/** A page, some of its sections, or their list, as Markdown, as much at a time as an assistant likes to take. */
export function readTool(parts: McpParts, wanted: Wanted): Told {
  const found = find(parts, wanted.address)
  if ('text' in found) return found
  const { page, id } = found
  const { siteUrl } = parts
  const address = siteUrl + page.meta.path
  if (wanted.list) return { text: sectionsText(page, siteUrl), places: [{ address, kind: 'page' }] }
  const isFiltered = wanted.release || wanted.statement
  if (isFiltered && page.meta.path === KNOWN_ISSUES.page)
    return issuesOf(parts, wanted.release, wanted.statement)
  const ids = [...(id ? [id] : []), ...(wanted.sections ?? []).map((one) => one.replace(/^.*#/, ''))]
  const places = ids.map((one) => ({ address: `${address}#${one}`, kind: 'section' }))
  const texts = ids.map((one) => sectionAsMarkdown(page, one, siteUrl))
  const missing = ids.filter((_, at) => texts[at] === null)
  if (missing.length > 0)
    return {
      text: `${page.meta.path} has no section ${missing.join(', ')}. It has:\n${sectionsText(page, siteUrl)}`,
      failed: true,
    }
  const markdown = ids.length > 0 ? texts.join('\n\n') : pageAsMarkdown(page, siteUrl)
  const pages = cutPages(wanted.code ? chooseCode(markdown, wanted.code) : markdown)
  const number = wanted.page ?? 1
  const text = pages[number - 1]
  if (text === undefined) return { text: `There are ${pages.length} pages of this.`, failed: true }
  const more = number < pages.length ? ` Read on with page ${number + 1}.` : ''
  return {
    text: pages.length === 1 ? text : `${text}\n\n(Page ${number} of ${pages.length}.${more})`,
    places: places.length > 0 ? places : [{ address, kind: 'page' }],
  }
}

/** The page that an address names, however it is written: with the origin or without, as HTML or Markdown. */
function find({ site, search, siteUrl }: McpParts, address: string): { page: Page; id: string } | Told {
  const { pathname = '', hash = '' } = URL.parse(address.trim(), `${siteUrl}/docs/`) ?? {}
  const written = pathname.replace(/(?:\/index)?\.md$/, '/')
  const [resolution] = [written, `/docs${written}`]
    .map((path) => resolvePath(site, path))
    .filter(({ kind }) => kind === 'page' || kind === 'redirect')
  const path =
    resolution?.kind === 'page' ? resolution.path : resolution?.kind === 'redirect' && resolution.to
  const page = path && site.pages.get(path)
  if (!page) {
    const near = suggestPages(search, site.pages, written).map((one) => `${one.label}: ${siteUrl}${one.path}`)
    const hint = near.length > 0 ? ` Nearest:\n${near.join('\n')}` : ' Search for its subject.'
    return { text: `${address} is no page.${hint}`, failed: true }
  }
  const fragment = decodeFragment(hash.slice(1))
  const target =
    fragment && resolveFragment({ ...site, idsOf: (at) => site.pages.get(at)?.ids }, page.meta.path, fragment)
  if (!target) return { page, id: fragment }
  const [home = '', id = ''] = target.split('#')
  return { page: site.pages.get(docsPath(home)) ?? page, id: id === PAGE_START ? '' : id }
}

const sectionsText = (page: Page, siteUrl: string): string =>
  [
    `${page.meta.title}, ${siteUrl}${page.meta.path}: sections with the characters of each`,
    ...markdownSections(page).map(
      ({ id, title, depth, from, to }) => `${'  '.repeat(depth - 2)}- #${id}: ${title} (${to - from})`,
    ),
  ].join('\n')

/** Languages of clients, of which a reader writes one; SQL, commands and output are for all. */
const PROGRAM = /^(?:c|cpp|csharp|go|java|javascript|kotlin|php|python|r|ruby|rust|typescript)$/
/** A sample, with its title or the label of its tab. */
const SAMPLE = /(?:^\*\*[^\n]+\*\*\n\n)*^( *)(`{3,})([^\n]*)\n[\s\S]*?\n\1\2 *$/gm

/** Markdown without samples ("none"), or with the programs of one language alone. */
const chooseCode = (markdown: string, wanted: string): string =>
  markdown
    .replace(SAMPLE, (sample, _indent, _fence, language: string) =>
      wanted !== 'none' && (language === wanted || !PROGRAM.test(language)) ? sample : '',
    )
    .replace(/\n{3,}/g, '\n\n')
