import type { DocsPath } from '#client/model/docs-path.ts'
import { type NavGroup, type NavNode, pagesIn, trailTo } from '#client/model/navigation.ts'
import type { PageLink, PageMeta } from '#client/model/page.ts'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { CompiledPage } from './compile-page.ts'
import { collectMentions, type LinkingPage, mentionInRows, mentionsNode } from './mentions.ts'
import { SETTINGS_PAGE } from './settings.ts'
import type { Page, Site } from './site.ts'

const HOME = '/docs/'

/** What pages are given besides their own words. */
interface PageFacts {
  readonly config: SiteConfig
  readonly images: Site['images']
  readonly lastUpdated: Readonly<Record<string, string>>
}

/** Pages as readers get them: with their neighbours, their way from the top, and the pages that mention them. */
export function assemblePages(
  byPath: ReadonlyMap<DocsPath, CompiledPage>,
  navigation: readonly NavNode[],
  facts: PageFacts,
): Map<DocsPath, Page> {
  const pages = new Map<DocsPath, Page>()
  for (const [path, page] of byPath) pages.set(path, toPage(path, page, facts))
  const reading = pagesIn(navigation)
  reading.forEach(({ path }, index) => {
    const page = pages.get(path)
    const breadcrumbs = crumbs(trailTo(navigation, path) ?? [])
    if (page) pages.set(path, { ...page, ...neighbours(reading, index), breadcrumbs })
  })
  addMentions(pages, linkingPages(byPath, reading))
  return pages
}

/** Pages in reading order, without the home page: it leads everywhere. */
const linkingPages = (
  byPath: ReadonlyMap<DocsPath, CompiledPage>,
  reading: readonly PageLink[],
): LinkingPage[] =>
  reading.flatMap(({ path }) => {
    const page = byPath.get(path)
    if (!page || path === HOME) return []
    return [{ path, title: page.frontMatter.title, links: page.references.map(({ url }) => url) }]
  })

/** A link leads both ways: what a page does not link back to stands at its end, for a setting in its row. */
function addMentions(pages: Map<DocsPath, Page>, linking: readonly LinkingPage[]): void {
  for (const [path, mentions] of collectMentions(linking)) {
    const page = pages.get(path)
    if (!page) continue
    if (path === SETTINGS_PAGE)
      pages.set(path, { ...page, content: mentionInRows(page.content, mentions.byAnchor) })
    else if (mentions.pages.length > 0)
      pages.set(path, { ...page, content: [...page.content, mentionsNode(mentions.pages)] })
  }
}

/** What navigation calls the page. */
export const labelOf = (page: CompiledPage): string => page.frontMatter.label ?? page.frontMatter.title

function toPage(path: DocsPath, page: CompiledPage, facts: PageFacts): Page {
  const { title, description, edition = 'open source', since, keywords, image, noindex } = page.frontMatter
  const { config, images } = facts
  const preview = image && images.get(image)?.address
  const lastUpdated = facts.lastUpdated[page.file]
  const meta: PageMeta = {
    path,
    title,
    description,
    label: labelOf(page),
    headings: page.headings,
    edition,
    ...(since && { since }),
    ...(keywords && { keywords }),
    ...(preview && { image: preview }),
    ...(noindex && { noindex }),
    sourceFile: page.file,
    editUrl: `${config.editBase}${page.file}`,
    ...(lastUpdated && { lastUpdated }),
  }
  return {
    meta,
    content: page.content,
    ids: new Set(page.ids),
    sections: page.sections,
    markdown: page.markdown,
    breadcrumbs: [],
  }
}

const crumbs = (trail: readonly NavGroup[]): Page['breadcrumbs'] =>
  trail.map((group) => {
    const [first] = pagesIn([group])
    return { label: group.label, ...(first ? { path: first.path } : {}) }
  })

function neighbours(reading: readonly PageLink[], index: number): { previous?: PageLink; next?: PageLink } {
  const link = (page: PageLink | undefined) => page && { path: page.path, label: page.label }
  const [previous, next] = [link(reading[index - 1]), link(reading[index + 1])]
  return { ...(previous && { previous }), ...(next && { next }) }
}
