import type { DocsPath } from '#client/model/docs-path.ts'
import type { CompiledPage } from './compile-page.ts'
import type { ContentProblem } from './content-error.ts'
import { NAVIGATION_FILE } from './navigation.ts'
import { pathOfFile } from './page-path.ts'
import type { Site } from './site.ts'

/** Lists the addresses whose pages are still to be written, one a line. */
export const PLANNED_FILE = 'planned.txt'

/** Pages by address; two files for one address, and names that no address can have, are problems. */
export function pagesByPath(pages: readonly CompiledPage[]) {
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
export function unlisted(pages: readonly CompiledPage[], listed: ReadonlySet<string>): ContentProblem[] {
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
export const missingPreviews = (pages: readonly CompiledPage[], images: Site['images']): ContentProblem[] =>
  pages.flatMap(({ file, frontMatter: { image } }) =>
    image && !images.has(image) ? [{ file, message: `the picture "${image}" does not exist` }] : [],
  )

export const empty = (pages: readonly CompiledPage[]): ContentProblem[] =>
  pages
    .filter(({ markdown }) => markdown.trim() === '')
    .map(({ file }) => ({
      file,
      message: 'the page has nothing to show',
      remedy: 'Write below its front matter.',
    }))

/** Pages that are written and still planned. */
export const written = (
  planned: ReadonlySet<string>,
  byPath: ReadonlyMap<DocsPath, CompiledPage>,
): ContentProblem[] =>
  [...planned]
    .filter((path) => byPath.has(path as DocsPath))
    .map((path) => ({ file: PLANNED_FILE, message: `${path} is written: take its line out` }))
