import type { DocsPath } from '#client/model/docs-path.ts'
import { pagesIn } from '#client/model/navigation.ts'
import type { CacheFolder } from '../cache/cache-folder.ts'
import { createParseOnce, type ParseOnce } from '../cache/parse-once.ts'
import type { CompiledPage } from './compile/compile-page.ts'
import { compilePages } from './compile/compile-pages.ts'
import { labelOf } from './compile/front-matter.ts'
import type { ContentProblem } from './content-error.ts'
import { loadContentData, NEWER_ADDRESSES_FILE, NEWER_NAMES_FILE } from './data/content-data.ts'
import { OLD_FRAGMENTS_FILE, parseOldFragments } from './data/old-fragments.ts'
import { parsePageKinds } from './data/page-kinds.ts'
import type { ClientLibrary } from './data/parse-client-libraries.ts'
import { type LabelledPage, NAVIGATION_FILE, parseNavigation } from './data/parse-navigation.ts'
import { parseSiteConfig, SITE_FILE } from './data/parse-site-config.ts'
import { loadQuestions } from './data/questions.ts'
import { parseRedirects, REDIRECTS_FILE } from './data/redirects.ts'
import { parseRelease, RELEASE_FILE } from './data/release.ts'
import { parseSynonyms, SYNONYMS_FILE } from './data/synonyms.ts'
import { pathOfFile } from './page-path.ts'
import { listFiles, readOptional } from './read-content.ts'
import { isExcluded, PLANNED_FILE, RELEASE_TEXTS_FILE, type SiteContent } from './site-content.ts'

export interface ContentOptions {
  /** The content folder. */
  readonly root: string
  readonly cache: CacheFolder
  /** Identifies the compiler's code; see build/fingerprint.ts. */
  readonly fingerprint: string
  /** Called for each page to compile, with the number of pages done and the total. */
  readonly onCompile?: (done: number, all: number) => void
  /** Takes the write of compiled pages, to be done later. */
  readonly defer?: (write: () => Promise<void>) => void
}

/** Throws ContentErrors if the release record cannot be read, since every page depends on it. */
export async function loadContent(options: ContentOptions): Promise<SiteContent> {
  const read = (file: string) => readOptional(options.root, file)
  const planned = new Set(((await read(PLANNED_FILE)) ?? '').split('\n').filter(Boolean))
  const release = parseRelease(await read(RELEASE_FILE))
  const parseOnce = createParseOnce(options.cache, options.fingerprint)
  const { kinds } = await parseOnce(SITE_FILE, (await read(SITE_FILE)) ?? '', (yaml) => ({
    kinds: parsePageKinds(SITE_FILE, yaml),
    problems: [],
  }))
  const { files, strays } = await findPages(options.root)
  const { data, problems: dataProblems } = await loadContentData(options.root, parseOnce)
  const compiled = await compilePages(
    options,
    files.filter((file) => !isExcluded(kinds, file)),
    { release, planned, kinds, data },
  )
  const fragments = await parseOnce(
    OLD_FRAGMENTS_FILE,
    (await read(OLD_FRAGMENTS_FILE)) ?? '',
    parseOldFragments,
  )
  const questions = await loadQuestions(options.root, parseOnce)
  const byPath = new Map<DocsPath, CompiledPage>()
  for (const page of compiled.pages) {
    const path = pathOfFile(page.file)
    if (path && !byPath.has(path)) byPath.set(path, page)
  }
  const { problems, ...structure } = await readStructure(
    read,
    byPath,
    compiled.problems,
    data.clientLibraries,
    parseOnce,
  )
  return {
    ...data,
    ...structure,
    pages: compiled.pages,
    version: compiled.version,
    byPath,
    excluded: files.filter((file) => isExcluded(kinds, file)),
    siteReferences: [
      ...structure.siteReferences,
      ...data.newerNames.map(({ page }) => ({ file: NEWER_NAMES_FILE, url: page })),
      ...data.newerAddresses.map(({ page }) => ({ file: NEWER_ADDRESSES_FILE, url: page })),
    ],
    kinds,
    questions: questions.items,
    oldFragments: fragments.oldFragments,
    release,
    planned,
    problems: [
      ...strays,
      ...compiled.problems,
      ...dataProblems,
      ...questions.problems,
      ...fragments.problems,
      ...problems,
    ],
  }
}

/** The files of all pages, sorted. */
export const pageFiles = async (root: string): Promise<string[]> => (await findPages(root)).files

/** Finds the files of all pages, and files among them that would be left out. */
async function findPages(root: string) {
  const all = [...(await listFiles(root, 'docs')), ...(await listFiles(root, 'pages'))]
  const [files = [], others = []] = [true, false].map((isPage) =>
    all.filter((file) => file.endsWith('.mdx') === isPage),
  )
  const strays = others.map(
    (file): ContentProblem => ({
      file,
      message: 'the file is not a page, so no reader sees it',
      remedy: 'Name a page .mdx; pictures are below content/images, programs below content/samples.',
    }),
  )
  return { files, strays }
}

/** Reads navigation, redirects and configuration, and checks them against the existing pages. */
async function readStructure(
  read: (file: string) => Promise<string | null>,
  byPath: ReadonlyMap<DocsPath, CompiledPage>,
  failures: readonly ContentProblem[],
  libraries: readonly ClientLibrary[],
  parseOnce: ParseOnce,
) {
  const known = new Map<string, LabelledPage>()
  for (const { file } of failures) {
    // A page that does not compile still exists: links to it are not a second problem.
    const path = pathOfFile(file)
    if (path) known.set(path, { path, label: path })
  }
  for (const [path, page] of byPath) {
    const tag = page.frontMatter.edition === 'enterprise' ? 'Enterprise' : undefined
    const language = libraries.find((library) => library.page === path)?.key
    known.set(path, {
      path,
      label: labelOf(page.frontMatter),
      ...(tag && { tag }),
      ...(language && { language }),
    })
  }
  const yaml = {
    navigation: (await read(NAVIGATION_FILE)) ?? '',
    redirects: (await read(REDIRECTS_FILE)) ?? '',
    site: (await read(SITE_FILE)) ?? '',
    synonyms: await read(SYNONYMS_FILE),
  }
  const structure = await parseOnce('structure', JSON.stringify([yaml, [...known.values()]]), () =>
    parseStructure(yaml, known),
  )
  const releaseTexts = ((await read(RELEASE_TEXTS_FILE)) ?? '').split('\n').filter(Boolean)
  return { ...structure, redirects: new Map(structure.redirects), releaseTexts }
}

function parseStructure(
  yaml: {
    readonly navigation: string
    readonly redirects: string
    readonly site: string
    readonly synonyms: string | null
  },
  known: ReadonlyMap<string, LabelledPage>,
) {
  const navigation = parseNavigation(yaml.navigation, known)
  const { redirects, problems } = parseRedirects(yaml.redirects, known)
  const site = parseSiteConfig(yaml.site, pagesIn(navigation.nodes)[0]?.path)
  const { synonyms, problems: synonymProblems } = parseSynonyms(yaml.synonyms)
  return {
    navigation: navigation.nodes,
    redirects: [...redirects],
    config: site.config,
    siteReferences: site.references,
    synonyms,
    problems: [...navigation.problems, ...problems, ...site.problems, ...synonymProblems],
  }
}
