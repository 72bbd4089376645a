import type { DocsPath } from '#client/model/docs-path.ts'
import { type NavGroup, pagesIn, trailTo } from '#client/model/navigation.ts'
import type { PageLink, PageMeta } from '#client/model/page.ts'
import type { SiteConfig } from '#client/model/site-config.ts'
import { checkLinks } from './check-links.ts'
import { hashOf } from './compile-cache.ts'
import type { CompiledPage } from './compile-page.ts'
import { compilePages } from './compile-pages.ts'
import { ContentErrors, type ContentProblem } from './content-error.ts'
import { NAVIGATION_FILE, parseNavigation } from './navigation.ts'
import { pathOfFile } from './page-path.ts'
import { readText } from './read-content.ts'
import { parseRelease, RELEASE_FILE } from './release.ts'
import { parseRedirects, REDIRECTS_FILE } from './redirects.ts'
import type { Page, Site } from './site.ts'
import { parseSiteConfig, SITE_FILE } from './site-config.ts'

export interface LoadOptions {
  /** The content folder. */
  readonly root: string
  readonly cacheDir: string
  /** Identifies the compiler's code; see build/fingerprint.ts. */
  readonly fingerprint: string
  /** Identifies what else decides what a page looks like, such as the browser's bundle. */
  readonly buildSeed: string
  readonly warn: (message: string) => void
}

const PLANNED_FILE = 'planned.txt'

/** Reads, compiles and checks the whole content folder. Throws ContentErrors with every problem found. */
export async function loadSite(options: LoadOptions): Promise<Site> {
  const { root } = options
  const read = (file: string) => readText(root, file).catch(() => null)
  const planned = new Set(((await read(PLANNED_FILE)) ?? '').split('\n').filter(Boolean))
  const release = parseRelease(await read(RELEASE_FILE))

  const compiled = await compilePages(options, { release, planned })
  const problems: ContentProblem[] = [...compiled.problems]
  const { byPath, duplicates } = pagesByPath(compiled.pages)
  problems.push(...duplicates)

  const labelled = new Map([...byPath].map(([path, page]) => [path as string, { path, label: labelOf(page) }]))
  for (const { file } of compiled.problems) {
    // A page that does not compile is still a page: its line in the navigation is no second problem.
    const path = pathOfFile(file)
    if (path) labelled.set(path, { path, label: path })
  }
  const navigation = parseNavigation((await read(NAVIGATION_FILE)) ?? '', labelled)
  const redirects = parseRedirects((await read(REDIRECTS_FILE)) ?? '', { has: (path) => byPath.has(path as DocsPath) })
  const config = parseSiteConfig((await read(SITE_FILE)) ?? '')
  problems.push(...navigation.problems, ...redirects.problems, ...config.problems)
  problems.push(...unlisted(compiled.pages, new Set(pagesIn(navigation.nodes).map((page) => page.path))))
  for (const path of planned) {
    if (byPath.has(path as DocsPath)) problems.push({ file: PLANNED_FILE, message: `${path} is written: take its line out` })
  }
  if (problems.length > 0 || !config.config) throw new ContentErrors(problems)

  const pages = new Map<DocsPath, Page>()
  for (const [path, page] of byPath) pages.set(path, toPage(path, page, config.config))
  const reading = pagesIn(navigation.nodes)
  reading.forEach(({ path }, index) => {
    const page = pages.get(path)
    if (page) pages.set(path, { ...page, ...neighbours(reading, index), breadcrumbs: crumbs(trailTo(navigation.nodes, path) ?? []) })
  })

  const linked = { pages, redirects: redirects.redirects }
  return Object.freeze({
    build: hashOf([options.buildSeed, options.fingerprint, JSON.stringify([...byPath.values(), navigation.nodes, config.config])]),
    config: config.config,
    pages,
    navigation: navigation.nodes,
    redirects: redirects.redirects,
    warnings: [...byPath].flatMap(([path, page]) => checkLinks(linked, path, page.references)),
    planned,
  })
}

/** Pages by address; two files for one address, and names that no address can have, are problems. */
function pagesByPath(pages: readonly CompiledPage[]) {
  const byPath = new Map<DocsPath, CompiledPage>()
  const duplicates: ContentProblem[] = []
  for (const page of pages) {
    const path = pathOfFile(page.file)
    const other = path && byPath.get(path)
    if (!path) duplicates.push({ file: page.file, message: 'the file name cannot be an address', remedy: 'Use letters, digits, ".", "_", "~" and "-".' })
    else if (other) duplicates.push({ file: page.file, message: `${path} is already the address of ${other.file}` })
    else byPath.set(path, page)
  }
  return { byPath, duplicates }
}

/** Pages that no line of the navigation names. Snippets and the pages outside /docs/ need none. */
function unlisted(pages: readonly CompiledPage[], listed: ReadonlySet<string>): ContentProblem[] {
  return pages
    .filter(({ file }) => file.startsWith('docs/') && !/(?:^|\/)_[^/]*$/.test(file) && !listed.has(pathOfFile(file) ?? ''))
    .map(({ file }) => ({ file, message: 'the page is missing from the navigation', remedy: `Add a line to content/${NAVIGATION_FILE}.` }))
}

const labelOf = (page: CompiledPage): string => page.frontMatter.label ?? page.frontMatter.title

function toPage(path: DocsPath, page: CompiledPage, config: SiteConfig): Page {
  const { title, description, edition = 'open source', since, keywords, image, noindex } = page.frontMatter
  const meta: PageMeta = {
    path,
    title,
    description,
    label: labelOf(page),
    headings: page.headings,
    edition,
    ...(since && { since }),
    ...(keywords && { keywords }),
    ...(image && { image }),
    ...(noindex && { noindex }),
    sourceFile: page.file,
    editUrl: `${config.editBase}${page.file}`,
  }
  return { meta, content: page.content, ids: new Set(page.ids), sections: page.sections, markdown: page.markdown, breadcrumbs: [] }
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
