import { join } from 'node:path'
import { hashOf, loadCompileCache } from './compile-cache.ts'
import type { CompileOptions } from './compile-context.ts'
import type { CompiledPage } from './compile-page.ts'
import type { ContentProblem } from './content-error.ts'
import { listFiles, readText } from './read-content.ts'

export interface CompileRun {
  readonly root: string
  readonly cacheDir: string
  readonly fingerprint: string
  readonly warn: (message: string) => void
}

/** Compiles every page of the content folder that the cache does not hold as it is now. */
export async function compilePages(
  { root, cacheDir, fingerprint, warn }: CompileRun,
  options: CompileOptions,
) {
  const cache = await loadCompileCache(
    join(cacheDir, 'pages'),
    hashOf([fingerprint, JSON.stringify(options.release), ...options.planned]),
  )
  const readInclude = memoise((file: string) => readText(root, file).catch(() => null))
  // The address of a picture has its hash in it.
  const versionOf = async (file: string) =>
    file.startsWith('images/') ? options.data.images.get(file)?.address : await readInclude(file)
  const hashWith = async (source: string, included: readonly string[]) =>
    hashOf([source, ...(await Promise.all(included.map(async (file) => (await versionOf(file)) ?? '')))])

  const files = [...(await listFiles(root, 'docs')), ...(await listFiles(root, 'pages'))].filter((file) =>
    file.endsWith('.mdx'),
  )
  const sources = await Promise.all(files.map(async (file) => ({ file, source: await readText(root, file) })))
  const pages: CompiledPage[] = []
  const problems: ContentProblem[] = []
  for (const { file, source } of sources) {
    const known = cache.get(file, await hashWith(source, cache.includesOf(file)))
    if (known) {
      pages.push(known)
      continue
    }
    // The MDX toolchain costs 0.1 s to load: only when a page must be compiled.
    const { compilePage } = await import('./compile-page.ts')
    const result = await compilePage(file, source, options, readInclude)
    if ('problems' in result) problems.push(...result.problems)
    else {
      pages.push(result.page)
      cache.set(file, await hashWith(source, result.page.includes), result.page)
    }
  }
  await cache.save(warn)
  return { pages, problems }
}

function memoise<T>(load: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const value = known.has(key) ? (known.get(key) as T) : load(key)
    known.set(key, value)
    return value
  }
}
