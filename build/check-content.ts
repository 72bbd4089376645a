import { readFile } from 'node:fs/promises'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { findEverything } from '#server/site/checks/index.ts'
import { KNOWN_IDS_FILE } from '#server/site/checks/known-ids.ts'
import { linesOf, parsePhrases } from '#server/site/checks/phrases.ts'
import { SUBJECTS_FILE } from '#server/site/checks/subjects.ts'
import { findUnaskedPages } from '#server/site/checks/unasked-sections.ts'
import { ContentErrors, formatProblem } from '#server/site/content-error.ts'
import { loadContent, pageFiles } from '#server/site/load-content.ts'
import { readOptional, readText } from '#server/site/read-content.ts'
import { COMPILER_SOURCES, fingerprint } from './fingerprint.ts'
import { ROOT } from './paths.ts'

/** All problems of a content folder; warnings at the site's start are failures here. Advice is apart. */
export async function checkContent(
  root = `${ROOT}content`,
  advise: (advice: string) => void = () => {},
): Promise<string[]> {
  try {
    const files = await pageFiles(root)
    const listed = (name: string) => readFile(`${ROOT}build/words/${name}.txt`, 'utf8')
    const input = {
      sources: files.map((file) => ({ file, text: readText(root, file) })),
      phrases: parsePhrases(`${await listed('filler-words')}\n${await listed('english')}`),
      listsByNature: linesOf(await listed('lists-by-nature')).map((line) => line.split(' -> ')[0] ?? ''),
      subjects: readOptional(root, SUBJECTS_FILE) ?? '[]',
      knownIds: readOptional(root, KNOWN_IDS_FILE) ?? '',
    }
    const content = await loadContent({
      root,
      cache: openCacheFolder(`${ROOT}.cache`, () => {}),
      fingerprint: await fingerprint(COMPILER_SOURCES),
    })
    for (const advice of findUnaskedPages(content)) advise(formatProblem(advice))
    return [...content.problems, ...findEverything(content, input)].map(formatProblem)
  } catch (error) {
    if (error instanceof ContentErrors) return error.problems.map(formatProblem)
    throw error
  }
}
