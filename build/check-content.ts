import { readFile } from 'node:fs/promises'
import { ContentErrors, type ContentProblem, formatProblem } from '#server/site/content-error.ts'
import { loadSite } from '#server/site/load-site.ts'
import { listFiles, readText } from '#server/site/read-content.ts'
import type { Site } from '#server/site/site.ts'
import { findThinPages } from './content-checks/depth.ts'
import { findRepeatedDescriptions } from './content-checks/descriptions.ts'
import { findFillerWords, parseFillerWords } from './content-checks/filler-words.ts'
import { COMPILER_SOURCES, fingerprint } from './fingerprint.ts'
import { ROOT } from './paths.ts'

/** How much each subject needs; beside the repository, and not everywhere. */
const ROUTES = `${ROOT}../shared/routes.tsv`

/** Everything wrong with a content folder; what is a warning when the site starts is a failure here. */
export async function checkContent(root = `${ROOT}content`, routesFile = ROUTES): Promise<string[]> {
  const words = parseFillerWords(await readFile(`${ROOT}build/filler-words.txt`, 'utf8'))
  const routes = await readFile(routesFile, 'utf8').catch(() => null)
  const problems = [...(await checkSite(root, routes)), ...(await checkWords(root, words))]
  return problems.map(formatProblem)
}

async function checkSite(root: string, routes: string | null): Promise<readonly ContentProblem[]> {
  try {
    const site: Site = await loadSite({
      root,
      cacheDir: `${ROOT}.cache`,
      fingerprint: await fingerprint(COMPILER_SOURCES),
      buildSeed: '',
      warn: () => {},
    })
    return [
      ...site.warnings,
      ...findRepeatedDescriptions(site),
      ...(routes === null ? [] : findThinPages(site, routes)),
    ]
  } catch (error) {
    if (error instanceof ContentErrors) return error.problems
    throw error
  }
}

async function checkWords(root: string, words: readonly string[]): Promise<ContentProblem[]> {
  const files = [...(await listFiles(root, 'docs')), ...(await listFiles(root, 'pages'))]
  const found = files
    .filter((file) => file.endsWith('.mdx'))
    .map(async (file) => findFillerWords(file, await readText(root, file), words))
  return (await Promise.all(found)).flat()
}
