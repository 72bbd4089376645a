import { join } from 'node:path'
import type { DocsPath } from '#client/model/docs-path.ts'
import { pagesIn } from '#client/model/navigation.ts'
import { openJsonCache } from '../json-cache.ts'
import { assemblePages, labelOf } from './assemble-pages.ts'
import { checkLinks } from './check-links.ts'
import { empty, missingPreviews, PLANNED_FILE, pagesByPath, unlisted, written } from './check-pages.ts'
import { hashOf } from './compile-cache.ts'
import type { CompiledPage } from './compile-page.ts'
import { compilePages } from './compile-pages.ts'
import { loadContentData } from './content-data.ts'
import { ContentErrors, type ContentProblem } from './content-error.ts'
import { type LabelledPage, NAVIGATION_FILE, parseNavigation } from './navigation.ts'
import { pathOfFile } from './page-path.ts'
import { readText } from './read-content.ts'
import { parseRedirects, REDIRECTS_FILE } from './redirects.ts'
import { parseRelease, RELEASE_FILE } from './release.ts'
import type { Site } from './site.ts'
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
