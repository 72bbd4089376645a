import type { DocsPath } from '#client/model/docs-path.ts'
import type { NavPage } from '#client/model/navigation.ts'
import type { CompiledPage } from './compile/compile-page.ts'
import { labelOf } from './compile/front-matter.ts'
import { type ContentOptions, compilePages } from './compile-pages.ts'
import { ContentErrors, type ContentProblem } from './content-error.ts'
import { loadContentData, NEWER_ADDRESSES_FILE, NEWER_NAMES_FILE } from './data/content-data.ts'
import { createDataFiles } from './data/data-files.ts'
import { OLD_FRAGMENTS_FILE, parseOldFragments } from './data/old-fragments.ts'
import { isOfKind } from './data/page-kinds.ts'
import type { ClientLibrary } from './data/parse-client-libraries.ts'
import { NAVIGATION_FILE, parseNavigation } from './data/parse-navigation.ts'
import { parseSiteConfig, SITE_FILE } from './data/parse-site-config.ts'
import { parseQuestions, QUESTIONS_FOLDER } from './data/questions.ts'
import { parseRedirects, REDIRECTS_FILE } from './data/redirects.ts'
import { RELEASE_FILE, releaseSchema } from './data/release.ts'
import { REPOSITORY_FILE, repositorySchema } from './data/repository.ts'
import { parseSynonyms, SYNONYMS_FILE } from './data/synonyms.ts'
import { pathOfFile } from './page-path.ts'
import { listFiles } from './read-content.ts'
import type { SiteContent } from './site-content.ts'

/** Throws ContentErrors if the release record or the site's configuration is wrong, since every page depends on them. */
export async function loadContent(options: ContentOptions): Promise<SiteContent> {
  const { root } = options
  const dataFiles = createDataFiles(root, options.cache, options.fingerprint)
  const { load } = dataFiles
  const release = await load([RELEASE_FILE], (file) => file.need(releaseSchema))
  const site = await load([SITE_FILE], parseSiteConfig)
  if (!site) throw new ContentErrors(dataFiles.problems)
  const { config, kinds } = site
  const { files, strays } = await findPages(root)
  const excluded = files.filter((file) => isOfKind(pathOfFile(file), kinds.excluded))
  const served = files.filter((file) => !excluded.includes(file))
  const { data, ...compiled } = await compilePages(options, served, { release, kinds }, () =>
    loadContentData(root, dataFiles),
  )
  const byPath = new Map<DocsPath, CompiledPage>()
  for (const page of compiled.pages) {
    const path = pathOfFile(page.file)
    if (path && !byPath.has(path)) byPath.set(path, page)
  }
  const known = labelledPages(byPath, compiled.problems, data.clientLibraries)
  const navigation = await load([NAVIGATION_FILE], (file) => parseNavigation(file, known), [
    ...known.values(),
  ])
  const questionFiles = (await listFiles(root, QUESTIONS_FOLDER)).filter((name) => name.endsWith('.yaml'))
  return {
    ...data,
    navigation,
    redirects: await load([REDIRECTS_FILE], (file) => parseRedirects(file, known), [...known.keys()]),
    config,
    siteReferences: [
      ...site.references,
      ...data.newerNames.map(({ page }) => ({ file: NEWER_NAMES_FILE, url: page })),
      ...data.newerAddresses.map(({ page }) => ({ file: NEWER_ADDRESSES_FILE, url: page })),
    ],
    synonyms: await load([SYNONYMS_FILE], parseSynonyms),
    questions: await load(questionFiles, parseQuestions),
    oldFragments: await load([OLD_FRAGMENTS_FILE], parseOldFragments),
    pages: compiled.pages,
    version: compiled.version,
    byPath,
    excluded,
    kinds,
    release,
    repository: await load([REPOSITORY_FILE], (file) => file.need(repositorySchema)),
    problems: [...strays, ...compiled.problems, ...dataFiles.problems],
  }
}

/** The files of all pages, sorted. */
export const pageFiles = async (root: string): Promise<string[]> => (await findPages(root)).files

/** Finds the files of all pages, and files among them that would be left out. */
async function findPages(root: string) {
  const all = [...(await listFiles(root, 'docs')), ...(await listFiles(root, 'pages'))]
  const isPage = (file: string) => file.endsWith('.mdx')
  const strays = all
    .filter((file) => !isPage(file))
    .map(
      (file): ContentProblem => ({
        file,
        message: 'the file is not a page, so no reader sees it',
        remedy: 'Name a page .mdx; pictures are below content/images, programs below content/samples.',
      }),
    )
  return { files: all.filter(isPage), strays }
}

/** The pages as navigation shows them. One that does not compile still exists: links to it are not a second problem. */
function labelledPages(
  byPath: ReadonlyMap<DocsPath, CompiledPage>,
  failures: readonly ContentProblem[],
  libraries: readonly ClientLibrary[],
): Map<DocsPath, NavPage> {
  const known = new Map<DocsPath, NavPage>()
  for (const { file } of failures) {
    const path = pathOfFile(file)
    if (path) known.set(path, { kind: 'page', path, label: path })
  }
  for (const [path, { frontMatter }] of byPath) {
    const language = libraries.find((library) => library.page === path)?.key
    known.set(path, {
      kind: 'page',
      path,
      label: labelOf(frontMatter),
      ...(frontMatter.edition === 'enterprise' && { tag: 'Enterprise' }),
      ...(language && { language }),
    })
  }
  return known
}
