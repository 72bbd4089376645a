import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { pool } from 'workerpool'
import type { CompileOptions, CompileState } from './compile/compile-context.ts'
import type { CompileResult } from './compile/compile-page.ts'

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
  readInclude: CompileState['readInclude'],
): Promise<Map<string, CompileResult>> {
  const compileEach = async (compile: (page: PageSource) => PromiseLike<CompileResult>) => {
    // The longest first: no worker is left with a long page at the end.
    const longestFirst = sources.toSorted((one, other) => other.source.length - one.source.length)
    return new Map(
      await Promise.all(longestFirst.map(async (page) => [page.file, await compile(page)] as const)),
    )
  }
  if (sources.length <= MIN_PAGES_PER_WORKER)
    return compileEach(async ({ file, source }) => {
      // The MDX toolchain costs 0.1 s to load: only where a page must be compiled.
      const { compilePage } = await import('./components/index.ts')
      return compilePage(file, source, options, readInclude)
    })
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
  try {
    return await compileEach((page) =>
      workers.exec('compile', [page]).catch((cause) => {
        throw new Error(`the worker that compiles ${page.file} failed: ${cause.message}`, { cause })
      }),
    )
  } finally {
    await workers.terminate(true)
  }
}
