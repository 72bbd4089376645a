import type { CacheFolder } from '#server/cache/cache-folder.ts'
import { hashOf } from '#server/cache/hash.ts'
import { ContentErrors, type ContentProblem } from '../content-error.ts'
import { readBelow, readTextNow } from '../read-content.ts'
import { loadCompileCache, unpackPage } from './compile-cache.ts'
import type { CompileOptions } from './compile-context.ts'
import { compileMissing } from './compile-missing.ts'
import type { CompiledPage } from './compile-page.ts'

export interface CompileRun {
  readonly root: string
  readonly cache: CacheFolder
  readonly fingerprint: string
  /** Told of each page that has to be compiled how many are done, and of how many. */
  readonly onCompile?: (done: number, all: number) => void
  /** Takes the write of what was compiled, to be done when readers do not wait for it; by default it is done at once. */
  readonly defer?: (write: () => Promise<void>) => void
}

/** Compiles those pages of the content folder that the cache does not hold as they are now. */
export async function compilePages(
  { root, cache: folder, fingerprint, onCompile, defer }: CompileRun,
  files: readonly string[],
  options: CompileOptions,
) {
  const { release, kinds, planned } = options
  const common = hashOf([fingerprint, JSON.stringify([release, kinds]), ...planned])
  const cache = await loadCompileCache(folder, common)
  const readInclude = memoise((file: string) => readBelow(root, file))
  // The address of a picture has its hash in it.
  const versionOf = async (file: string) =>
    file.startsWith('images/') ? options.data.images.get(file)?.address : await readInclude(file)
  const hashWith = async (source: string, included: readonly string[]) =>
    hashOf([source, ...(await Promise.all(included.map(async (file) => (await versionOf(file)) ?? '')))])

  const pages: CompiledPage[] = []
  const problems: ContentProblem[] = []
  const sources = files.flatMap((file) => {
    try {
      return [{ file, source: readTextNow(root, file) }]
    } catch (error) {
      if (!(error instanceof ContentErrors)) throw error
      problems.push(...error.problems)
      return []
    }
  })
  const hashes = await Promise.all(
    sources.map(({ file, source }) => hashWith(source, cache.includesOf(file))),
  )
  const kept = sources.map(({ file }, index) => cache.get(file, hashes[index] ?? ''))
  const missing = sources.filter((_, index) => kept[index] === undefined)
  if (missing.length > 0) onCompile?.(0, missing.length)
  let done = 0
  const compiled = await compileMissing(root, missing, options, readInclude, () =>
    onCompile?.(++done, missing.length),
  )
  for (const [index, { file, source }] of sources.entries()) {
    const result = compiled.get(file)
    if (result && 'problems' in result) {
      problems.push(...result.problems)
      continue
    }
    const page = result ? unpackPage(result.packed) : kept[index]
    if (!page) continue
    pages.push(page)
    if (result) {
      const hash = await hashWith(source, page.includes)
      hashes[index] = hash
      cache.set(file, hash, result.packed)
    }
  }
  if (defer) defer(cache.save)
  else await cache.save()
  return { pages, problems, version: hashOf([common, ...files, ...hashes]) }
}

function memoise<T>(load: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const value = known.has(key) ? (known.get(key) as T) : load(key)
    known.set(key, value)
    return value
  }
}
