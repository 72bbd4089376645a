import type { ContentProblem } from '../content-error.ts'
import type { ContentData } from '../data/content-data.ts'
import { createReleaseHistory } from '../data/release-history.ts'
import type { ReleaseData } from '../data/releases.ts'
import { packPage } from './compile-cache.ts'
import type { CompileOptions } from './compile-context.ts'

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
  /** How many were taken in all, from the front and from the back, shared by all threads. */
  readonly taken: Int32Array<SharedArrayBuffer>
  /** Which end of the list this thread takes from. */
  readonly end: 'front' | 'back'
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

/** A page in the form in which it is kept, too: no thread packs it a second time. */
export type JobResult = { readonly file: string } & (
  | { readonly packed: Uint8Array<ArrayBuffer> }
  | { readonly problems: readonly ContentProblem[] }
)

/** The MDX toolchain costs 0.1 s to load: only where a page must be compiled. */
export const loadCompiler = () => import('./compile-page.ts')

/** One thread's share of the job. */
export async function workOn(
  job: Pick<CompileJob, 'sources' | 'taken' | 'end'>,
  options: CompileOptions,
  readInclude: (file: string) => Promise<string | null>,
  onResult: (result: JobResult) => void,
): Promise<void> {
  if (job.sources.length === 0) return
  const { compilePage } = await loadCompiler()
  for (let next = take(job); next; next = take(job)) {
    const { file, source } = next
    const result = await compilePage(file, source, options, readInclude)
    onResult('page' in result ? { file, packed: packPage(result.page) } : { file, ...result })
  }
}

function take({
  sources,
  taken,
  end,
}: Pick<CompileJob, 'sources' | 'taken' | 'end'>): PageSource | undefined {
  const [ALL, FRONT, BACK] = [0, 1, 2]
  if (Atomics.add(taken, ALL, 1) >= sources.length) return undefined
  return sources.at(end === 'front' ? Atomics.add(taken, FRONT, 1) : -1 - Atomics.add(taken, BACK, 1))
}
