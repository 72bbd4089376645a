import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { pool } from 'workerpool'
import type { CompileOptions } from './compile-context.ts'
import type { CompileResult } from './compile-page.ts'

/** A worker has a compiler of its own, with 200 MB. */
const MAX_WORKERS = 4
/** Minimum pages per worker: below this, loading another compiler costs more than it saves. */
const MIN_PAGES_PER_WORKER = 30

// Beside this file, or beside the bundle that it is part of.
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? 'compile-worker.ts' : 'compile-worker.mjs',
  import.meta.url,
)

/** The text of a page. */
export interface PageSource {
  readonly file: string
  readonly source: string
}

/** The data of a worker: it is plain, since functions do not pass between threads. */
export interface WorkerInput {
  readonly root: string
  readonly options: CompileOptions
}

/**
 * Compiles pages on all processors, or in this thread if they are few. Rejects with the page's file if a worker fails.
 */
export async function compileMissing(
  root: string,
  sources: readonly PageSource[],
  options: CompileOptions,
  readInclude: (file: string) => Promise<string | null>,
  onResult: () => void,
): Promise<Map<string, CompileResult>> {
  const results = new Map<string, CompileResult>()
  const collect = async (page: PageSource, compiling: PromiseLike<CompileResult>) => {
    results.set(page.file, await compiling)
    onResult()
  }
  if (sources.length <= MIN_PAGES_PER_WORKER) {
    for (const page of sources) await collect(page, compileSource(page, options, readInclude))
    return results
  }
  const workerData: WorkerInput = { root, options }
  const workers = pool(fileURLToPath(SCRIPT), {
    workerType: 'thread',
    maxWorkers: Math.min(
      availableParallelism(),
      MAX_WORKERS,
      Math.ceil(sources.length / MIN_PAGES_PER_WORKER),
    ),
    workerThreadOpts: { workerData },
  })
  // The longest first: no worker is left with a long page at the end.
  const longestFirst = sources.toSorted((one, other) => other.source.length - one.source.length)
  try {
    await Promise.all(
      longestFirst.map((page) =>
        collect(page, workers.exec('compile', [page])).catch((cause) => {
          throw new Error(`the worker that compiles ${page.file} failed: ${cause?.message ?? cause}`, {
            cause,
          })
        }),
      ),
    )
  } finally {
    await workers.terminate(true)
  }
  return results
}

/** The MDX toolchain costs 0.1 s to load: only where a page must be compiled. */
export async function compileSource(
  { file, source }: PageSource,
  options: CompileOptions,
  readInclude: (file: string) => Promise<string | null>,
): Promise<CompileResult> {
  const { compilePage } = await import('./compile-page.ts')
  return compilePage(file, source, options, readInclude)
}
