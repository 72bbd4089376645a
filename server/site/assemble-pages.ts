import type { DocsPath } from '#client/model/docs-path.ts'
import type { LanguageLink } from '#client/model/languages.ts'
import { type NavGroup, pagesIn, trailTo } from '#client/model/navigation.ts'
import type { PageLink, PageMeta, PreviewImage } from '#client/model/page.ts'
import type { SiteConfig } from '#client/model/site-config.ts'
import {
  type Backlinks,
  backlinksList,
  collectBacklinks,
  fillSlots,
  type LinkingPage,
  seeAlso,
} from './backlinks.ts'
import type { CompiledPage } from './compile/compile-page.ts'
import { labelOf } from './compile/front-matter.ts'
import { SLOT_MARK } from './compile/html-handlers.ts'
import { isOfKind, type PageKinds } from './data/page-kinds.ts'
import type { ClientLibrary } from './data/parse-client-libraries.ts'
import type { FileDates, Page, Site } from './site.ts'
import type { SiteRecords } from './site-content.ts'

const HOME = '/docs/'

/** The data that pages get besides their own content. */
interface PageFacts extends Pick<SiteRecords, 'navigation' | 'kinds' | 'images' | 'clientLibraries'> {
  readonly config: SiteConfig
  readonly dates: FileDates
}

/** Completes pages with their neighbors, their breadcrumbs, and the pages that mention them. */
export function assemblePages(
  byPath: ReadonlyMap<DocsPath, CompiledPage>,
  facts: PageFacts,
): Map<DocsPath, Page> {
  const reading = pagesIn(facts.navigation)
  const places = new Map(reading.map(({ path }, index) => [path, index]))
  const backlinks = collectBacklinks(linkingPages(byPath, reading, facts.kinds))
  const languages = languageLinks(facts.clientLibraries, byPath)
  const pictureOf = (path: string) => byPath.get(path as DocsPath)?.picture ?? ''
  const assemble = (path: DocsPath, page: CompiledPage): Page => {
    const place = places.get(path)
    const inLanguages = languages.get(path)
    return {
      meta: metaOf(path, page, facts),
      html: htmlOf(page, backlinks.get(path), pictureOf),
      ...(page.boot && { boot: true as const }),
      ...(inLanguages && { languages: inLanguages }),
      ids: new Set(page.ids),
      sections: page.sections,
      markdown: page.markdown,
      breadcrumbs: (trailTo(facts.navigation, path) ?? []).map(crumb),
      linkedFrom: backlinks.get(path)?.count ?? 0,
      ...(place !== undefined && neighbours(reading, place)),
    }
  }
  return new Map([...byPath].map(([path, page]) => [path, assemble(path, page)]))
}

/** Pages in reading order, without those that link to everything: their links do not count as mentions. */
const linkingPages = (
  byPath: ReadonlyMap<DocsPath, CompiledPage>,
  reading: readonly PageLink[],
  kinds: PageKinds,
): LinkingPage[] =>
  reading.flatMap(({ path }) => {
    const page = byPath.get(path)
    if (!page || path === HOME || isOfKind(path, kinds.index)) return []
    return [{ path, title: page.frontMatter.title, links: page.references.map(({ url }) => url) }]
  })

/**
 * Adds backlinks: pages that this page does not link to are listed at its end, or in its slots. A slot with an address
 * gets that page's picture.
 */
function htmlOf(
  { html }: CompiledPage,
  backlinks: Backlinks | undefined,
  pictureOf: (path: string) => string,
): string {
  const filled = fillSlots(html, (anchor) =>
    anchor.startsWith('/') ? pictureOf(anchor) : seeAlso(backlinks?.byAnchor.get(anchor) ?? []),
  )
  return !backlinks || backlinks.pages.length === 0 || html.includes(SLOT_MARK)
    ? filled
    : filled + backlinksList(backlinks.pages)
}

function metaOf(path: DocsPath, page: CompiledPage, { config, images, dates }: PageFacts): PageMeta {
  const { title, description, edition = 'open source', since, keywords, image, noindex } = page.frontMatter
  const preview = previewOf(images, image ? { image, alt: title } : config.preview)
  const lastUpdated = dates[page.file]
  return {
    path,
    title,
    description,
    label: labelOf(page.frontMatter),
    headings: page.headings,
    edition,
    ...(since && { since }),
    ...(keywords && { keywords }),
    ...(preview && { image: preview }),
    ...(noindex && { noindex }),
    editUrl: `${config.editBase}${page.file}`,
    ...(lastUpdated && { lastUpdated }),
  }
}

function previewOf(images: Site['images'], preview: SiteConfig['preview']): PreviewImage | undefined {
  const file = preview && images.get(preview.image)
  return file && { address: file.address, width: file.width, height: file.height, alt: preview.alt }
}

function crumb(group: NavGroup): Page['breadcrumbs'][number] {
  const [first] = pagesIn([group])
  return { label: group.label, ...(first && { path: first.path }) }
}

function neighbours(reading: readonly PageLink[], index: number): { previous?: PageLink; next?: PageLink } {
  const link = (page: PageLink | undefined) => page && { path: page.path, label: page.label }
  const [previous, next] = [link(reading[index - 1]), link(reading[index + 1])]
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** For each client page, the pages about clients of the same protocol in every language, itself included. */
function languageLinks(
  libraries: readonly ClientLibrary[],
  byPath: ReadonlyMap<DocsPath, CompiledPage>,
): Map<DocsPath, LanguageLink[]> {
  const links = new Map<DocsPath, LanguageLink[]>()
  for (const group of Map.groupBy(libraries, ({ protocol }) => protocol).values()) {
    const known = group.flatMap(({ page, language, key }) =>
      byPath.has(page as DocsPath) ? [{ path: page as DocsPath, label: language, language: key }] : [],
    )
    if (known.length < 2) continue
    for (const { path } of known) links.set(path, known)
  }
  return links
}
