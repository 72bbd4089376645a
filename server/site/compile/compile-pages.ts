import type { CacheFolder } from '#server/cache/cache-folder.ts'
import { hashOf } from '#server/cache/hash.ts'
import { ContentErrors, type ContentProblem } from '../content-error.ts'
import { readBelow, readText } from '../read-content.ts'
import type { CompileOptions } from './compile-context.ts'
import { compileMissing } from './compile-missing.ts'
import type { CompiledPage } from './compile-page.ts'

export interface CompileRun {
  readonly root: string
  readonly cache: CacheFolder
  readonly fingerprint: string
  /** Told of each page that has to be compiled how many are done, and of how many. */
  readonly onCompile?: (done: number, all: number) => void
}

/** Compiled pages by file, each with the hash of all that it was made from. */
type Cached = Map<string, { readonly hash: string; readonly page: CompiledPage }>

/** Takes a file whose pages can all be read: one that cannot would end every start. */
const parseCached = (value: unknown): Cached | null =>
  [...(value as Cached).values()].every(({ page }) => isPage(page)) ? (value as Cached) : null

const isPage = ({ html, headings, ids, sections, references, includes }: CompiledPage): boolean =>
  typeof html === 'string' && [headings, ids, sections, references, includes].every(Array.isArray)

/**
 * Compiles those pages of the content folder that the cache does not hold as they are now. The cache is one file of each
 * compiler version, since one read is faster than hundreds.
 */
export async function compilePages(
  { root, cache, fingerprint, onCompile }: CompileRun,
  files: readonly string[],
  options: CompileOptions,
) {
  const { release, kinds } = options
  const common = hashOf([fingerprint, JSON.stringify([release, kinds])])
  const name = `pages/pages-${common}`
  const cached: Cached = (await cache.read(name, parseCached)) ?? new Map()
  const texts = new Map<string, Promise<string | null>>()
  const readInclude = (file: string) => {
    const text = texts.get(file) ?? readBelow(root, file)
    texts.set(file, text)
    return text
  }
  // The address of a picture has its hash in it.
  const versionOf = async (file: string) =>
    file.startsWith('images/') ? options.data.images.get(file)?.address : await readInclude(file)
  const hashWith = async (source: string, included: readonly string[] = []) =>
    hashOf([source, ...(await Promise.all(included.map(async (file) => (await versionOf(file)) ?? '')))])

  const problems: ContentProblem[] = []
  const sources = files.flatMap((file) => {
    try {
      return [{ file, source: readText(root, file) }]
    } catch (error) {
      if (!(error instanceof ContentErrors)) throw error
      problems.push(...error.problems)
      return []
    }
  })
  const hashes = await Promise.all(
    sources.map(({ file, source }) => hashWith(source, cached.get(file)?.page.includes)),
  )
  const missing = sources.filter(({ file }, index) => cached.get(file)?.hash !== hashes[index])
  if (missing.length > 0) onCompile?.(0, missing.length)
  let done = 0
  const compiled = await compileMissing(root, missing, options, readInclude, () =>
    onCompile?.(++done, missing.length),
  )
  const pages: CompiledPage[] = []
  for (const [index, { file, source }] of sources.entries()) {
    const result = compiled.get(file)
    if (result && 'problems' in result) {
      problems.push(...result.problems)
      continue
    }
    if (result) {
      const hash = await hashWith(source, result.page.includes)
      hashes[index] = hash
      cached.set(file, { hash, page: result.page })
    }
    const page = cached.get(file)?.page
    if (page) pages.push(page)
  }
  if (missing.length > 0) await cache.write(name, cached)
  return { pages, problems, version: hashOf([common, ...files, ...hashes]) }
}
