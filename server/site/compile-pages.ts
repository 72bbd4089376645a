import type { CacheFolder } from '#server/cache/cache-folder.ts'
import { hashOf } from '#server/cache/hash.ts'
import type { CompileOptions } from './compile/compile-context.ts'
import type { CompiledPage } from './compile/compile-page.ts'
import { createCompiler } from './compile-missing.ts'
import type { ContentProblem } from './content-error.ts'
import type { ContentData } from './data/content-data.ts'
import { readBelow, readText } from './read-content.ts'

export interface ContentOptions {
  /** The content folder. */
  readonly root: string
  readonly cache: CacheFolder
  /** Identifies the compiler's code; see build/fingerprint.ts. */
  readonly fingerprint: string
  /** Called with the number of pages to compile, if there are any. */
  readonly onCompile?: (all: number) => void
}

/** Compiled pages by file, each with the hash of all that it was made from. */
type Cached = Map<string, { readonly hash: string; readonly page: CompiledPage }>

/** Takes a file whose entries are pages: one that cannot be read would end every start. */
const parseCached = (value: unknown): Cached | null =>
  [...(value as Cached).values()].every(({ page }) => page.html !== undefined) ? (value as Cached) : null

/**
 * Compiles those pages of the content folder that the cache does not hold as they are now. The cache is one file of each
 * compiler version, since one read is faster than hundreds.
 */
export async function compilePages(
  { root, cache, fingerprint, onCompile }: ContentOptions,
  files: readonly string[],
  { release, kinds }: Omit<CompileOptions, 'data'>,
  loadData: () => Promise<ContentData>,
) {
  const common = hashOf([fingerprint, JSON.stringify([release, kinds])])
  const name = `pages/pages-${common}`
  const cached: Cached = (await cache.read(name, parseCached)) ?? new Map()
  using compiler = createCompiler(root, files.length - cached.size)
  const data = await loadData()
  const texts = new Map<string, Promise<string | null>>()
  const readInclude = (file: string) => {
    const text = texts.get(file) ?? readBelow(root, file)
    texts.set(file, text)
    return text
  }
  // The address of a picture has its hash in it.
  const versionOf = async (file: string) =>
    file.startsWith('images/') ? data.images.get(file)?.address : await readInclude(file)
  const hashWith = async (source: string, included: readonly string[] = []) =>
    hashOf([source, ...(await Promise.all(included.map(async (file) => (await versionOf(file)) ?? '')))])

  const sources = await Promise.all(
    files.map(async (file) => {
      const source = readText(root, file)
      return { file, source, hash: await hashWith(source, cached.get(file)?.page.includes) }
    }),
  )
  const missing = sources.filter(({ file, hash }) => cached.get(file)?.hash !== hash)
  if (missing.length > 0) onCompile?.(missing.length)
  const compiled = await compiler.compile(missing, { release, kinds, data }, readInclude)
  const problems: ContentProblem[] = []
  for (const { file, source } of missing) {
    const result = compiled.get(file)
    cached.delete(file)
    if (!result) continue
    if ('problems' in result) problems.push(...result.problems)
    else cached.set(file, { hash: await hashWith(source, result.page.includes), page: result.page })
  }
  if (missing.length > 0) await cache.write(name, cached)
  const current = files.flatMap((file) => cached.get(file) ?? [])
  return {
    data,
    pages: current.map(({ page }) => page),
    problems,
    version: hashOf([common, ...files, ...current.map(({ hash }) => hash)]),
  }
}
