import type { ContentData } from '../data/content-data.ts'
import { createReleaseHistory } from '../data/release-history.ts'
import type { ReleaseData } from '../data/releases.ts'
import type { CompileOptions } from './compile-context.ts'
import type { CompileResult } from './compile-page.ts'

/** The text of a page. */
export interface PageSource {
  readonly file: string
  readonly source: string
}

/** Pages that several threads compile: each takes the next one, so that all are done at the same time. */
export interface CompileJob {
  /** The content folder. */
  readonly root: string
  readonly options: ThreadOptions
  readonly sources: readonly PageSource[]
  /** How many were taken, shared by all threads. */
  readonly taken: Int32Array<SharedArrayBuffer>
}

/** What a page may depend on, without functions: those do not pass from one thread to another. */
type ThreadOptions = Omit<CompileOptions, 'data'> & {
  readonly data: Omit<ContentData, 'releases'> & { readonly releases: ReleaseData | null }
}

export const toThreadOptions = (options: CompileOptions): ThreadOptions => ({
  ...options,
  data: { ...options.data, releases: options.data.releases?.data ?? null },
})

export const fromThreadOptions = (options: ThreadOptions): CompileOptions => ({
  ...options,
  data: { ...options.data, releases: options.data.releases && createReleaseHistory(options.data.releases) },
})

export interface JobResult {
  readonly file: string
  readonly result: CompileResult
}

/** One thread's share of the job. */
export async function workOn(
  { sources, taken }: Pick<CompileJob, 'sources' | 'taken'>,
  options: CompileOptions,
  readInclude: (file: string) => Promise<string | null>,
  onResult: (result: JobResult) => void,
): Promise<void> {
  // The MDX toolchain costs 0.1 s to load: only when a page must be compiled.
  const { compilePage } = await import('./compile-page.ts')
  const take = () => sources[Atomics.add(taken, 0, 1)]
  for (let page = take(); page; page = take())
    onResult({ file: page.file, result: await compilePage(page.file, page.source, options, readInclude) })
}
