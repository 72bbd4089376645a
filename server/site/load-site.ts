import { join } from 'node:path'
import type { DocsPath } from '#client/model/docs-path.ts'
import { type NavGroup, type NavNode, pagesIn, trailTo } from '#client/model/navigation.ts'
import type { PageLink, PageMeta } from '#client/model/page.ts'
import type { SiteConfig } from '#client/model/site-config.ts'
import { openJsonCache } from '../json-cache.ts'
import { checkLinks } from './check-links.ts'
import { hashOf } from './compile-cache.ts'
import type { CompiledPage } from './compile-page.ts'
import { compilePages } from './compile-pages.ts'
import { loadContentData } from './content-data.ts'
import { ContentErrors, type ContentProblem } from './content-error.ts'
import { collectMentions, type LinkingPage, mentionInRows, mentionsNode } from './mentions.ts'
import { type LabelledPage, NAVIGATION_FILE, parseNavigation } from './navigation.ts'
import { pathOfFile } from './page-path.ts'
import { readText } from './read-content.ts'
import { parseRedirects, REDIRECTS_FILE } from './redirects.ts'
import { parseRelease, RELEASE_FILE } from './release.ts'
import { SETTINGS_PAGE } from './settings.ts'
import type { Page, Site } from './site.ts'
import { parseSiteConfig, SITE_FILE } from './site-config.ts'
import { parseSynonyms, SYNONYMS_FILE } from './synonyms.ts'

export interface LoadOptions {
  /** The content folder. */
  readonly root: string
  readonly cacheDir: string
  /** Identifies the compiler's code; see build/fingerprint.ts. */
  readonly fingerprint: string
  /** Identifies what else decides what a page looks like, such as the browser's bundle. */
  readonly buildSeed: string
  /** When each file was last changed, where it is known. */
  readonly lastUpdated?: Readonly<Record<string, string>>
  readonly warn: (message: string) => void
}

const HOME = '/docs/'
const PLANNED_FILE = 'planned.txt'

/** Reads, compiles and checks the whole content folder. Throws ContentErrors with every problem found. */
export async function loadSite(options: LoadOptions): Promise<Site> {
  const read = (file: string) => readText(options.root, file).catch(() => null)
  const planned = new Set(((await read(PLANNED_FILE)) ?? '').split('\n').filter(Boolean))
  const release = parseRelease(await read(RELEASE_FILE))
  const { data, problems: dataProblems } = await loadContentData(
    options.root,
    openJsonCache(join(options.cacheDir, 'data'), options.fingerprint),
  )
  const compiled = await compilePages(options, { release, planned, data })
  const { byPath, duplicates } = pagesByPath(compiled.pages)
  const { navigation, redirects, config, synonyms, problems } = await readStructure(
    read,
    byPath,
    compiled.problems,
  )
  const listed = new Set(pagesIn(navigation).map((page) => page.path))
  const all = [
    ...compiled.problems,
    ...dataProblems,
    ...duplicates,
    ...problems,
    ...unlisted(compiled.pages, listed),
    ...empty(compiled.pages),
    ...missingPreviews(compiled.pages, data.images),
    ...written(planned, byPath),
  ]
  if (all.length > 0 || !config) throw new ContentErrors(all)

  const pages = assemblePages(byPath, navigation, {
    config,
    images: data.images,
    lastUpdated: options.lastUpdated ?? {},
  })
  const bytes = JSON.stringify([...byPath.values(), navigation, config])
  return Object.freeze({
    build: hashOf([options.buildSeed, options.fingerprint, bytes]),
    config,
    pages,
    navigation,
    release,
    redirects,
    images: data.images,
    synonyms,
    warnings: [...byPath].flatMap(([path, page]) => checkLinks({ pages, redirects }, path, page.references)),
    planned,
  })
}

/** Navigation, redirects and configuration, checked against the pages that there are. */
async function readStructure(
  read: (file: string) => Promise<string | null>,
  byPath: ReadonlyMap<DocsPath, CompiledPage>,
  failures: readonly ContentProblem[],
) {
  const known = new Map<string, LabelledPage>()
  for (const { file } of failures) {
    // A page that does not compile is still a page: what names it is no second problem.
    const path = pathOfFile(file)
    if (path) known.set(path, { path, label: path })
  }
  for (const [path, page] of byPath) {
    const tag = page.frontMatter.edition === 'enterprise' ? 'Enterprise' : undefined
    known.set(path, { path, label: labelOf(page), ...(tag && { tag }) })
  }
  const navigation = parseNavigation((await read(NAVIGATION_FILE)) ?? '', known)
  const redirects = parseRedirects((await read(REDIRECTS_FILE)) ?? '', known)
  const config = parseSiteConfig((await read(SITE_FILE)) ?? '', pagesIn(navigation.nodes)[0]?.path)
  const synonyms = parseSynonyms(await read(SYNONYMS_FILE))
  return {
    navigation: navigation.nodes,
    redirects: redirects.redirects,
    config: config.config,
    synonyms: synonyms.synonyms,
    problems: [...navigation.problems, ...redirects.problems, ...config.problems, ...synonyms.problems],
  }
}

/** What pages are given besides their own words. */
interface PageFacts {
  readonly config: SiteConfig
  readonly images: Site['images']
  readonly lastUpdated: Readonly<Record<string, string>>
}

function assemblePages(
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

const written = (
  planned: ReadonlySet<string>,
  byPath: ReadonlyMap<DocsPath, CompiledPage>,
): ContentProblem[] =>
  [...planned]
    .filter((path) => byPath.has(path as DocsPath))
    .map((path) => ({ file: PLANNED_FILE, message: `${path} is written: take its line out` }))

/** Pages by address; two files for one address, and names that no address can have, are problems. */
function pagesByPath(pages: readonly CompiledPage[]) {
  const byPath = new Map<DocsPath, CompiledPage>()
  const duplicates: ContentProblem[] = []
  for (const page of pages) {
    const path = pathOfFile(page.file)
    const other = path && byPath.get(path)
    if (!path)
      duplicates.push({
        file: page.file,
        message: 'the file name cannot be an address',
        remedy: 'Use letters, digits, ".", "_", "~" and "-".',
      })
    else if (other)
      duplicates.push({ file: page.file, message: `${path} is already the address of ${other.file}` })
    else byPath.set(path, page)
  }
  return { byPath, duplicates }
}

/** Pages that no line of the navigation names. Snippets and the pages outside /docs/ need none. */
function unlisted(pages: readonly CompiledPage[], listed: ReadonlySet<string>): ContentProblem[] {
  return pages
    .filter(
      ({ file }) =>
        file.startsWith('docs/') && !/(?:^|\/)_[^/]*$/.test(file) && !listed.has(pathOfFile(file) ?? ''),
    )
    .map(({ file }) => ({
      file,
      message: 'the page is missing from the navigation',
      remedy: `Add a line to content/${NAVIGATION_FILE}.`,
    }))
}

/** Pictures that front matter names for previews of the page elsewhere. */
const missingPreviews = (pages: readonly CompiledPage[], images: Site['images']): ContentProblem[] =>
  pages.flatMap(({ file, frontMatter: { image } }) =>
    image && !images.has(image) ? [{ file, message: `the picture "${image}" does not exist` }] : [],
  )

const empty = (pages: readonly CompiledPage[]): ContentProblem[] =>
  pages
    .filter(({ markdown }) => markdown.trim() === '')
    .map(({ file }) => ({
      file,
      message: 'the page has nothing to show',
      remedy: 'Write below its front matter.',
    }))

const labelOf = (page: CompiledPage): string => page.frontMatter.label ?? page.frontMatter.title

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
