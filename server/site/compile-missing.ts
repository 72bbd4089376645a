import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { serialize } from 'node:v8'
import { type Pool, pool } from 'workerpool'
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

/** A page's file and its text. */
export type PageSource = Readonly<Record<'file' | 'source', string>>

/**
 * Compiles pages on all processors, or in this thread if they are few. If many are `expected`, the workers start at once:
 * they load their compiler while this thread parses the site's data.
 */
export function createCompiler(root: string, expected: number) {
  let workers: Pool | undefined
  const startWorkers = (pages: number) => {
    if (workers || pages <= MIN_PAGES_PER_WORKER) return
    const maxWorkers = Math.min(availableParallelism(), MAX_WORKERS, Math.ceil(pages / MIN_PAGES_PER_WORKER))
    workers = pool(fileURLToPath(SCRIPT), { workerType: 'thread', maxWorkers })
    for (let worker = 0; worker < maxWorkers; worker++) workers.exec('methods')
  }
  startWorkers(expected)
  return {
    /** Rejects with the page's file if a worker fails. */
    async compile(
      sources: readonly PageSource[],
      options: CompileOptions,
      readInclude: CompileState['readInclude'],
    ): Promise<Map<string, CompileResult>> {
      startWorkers(sources.length)
      // Memory that all workers read: it does not travel with every page.
      const bytes = workers && serialize(options)
      const shared = bytes && Buffer.from(new SharedArrayBuffer(bytes.length)).fill(bytes)
      const compile = async (page: PageSource) => {
        if (workers)
          return workers.exec('compile', [page, root, shared]).catch((cause) => {
            throw new Error(`the worker that compiles ${page.file} failed: ${cause.message}`, { cause })
          })
        // The MDX toolchain costs 0.1 s to load: only where a page must be compiled.
        const { compilePage } = await import('./components/index.ts')
        return compilePage(page.file, page.source, options, readInclude)
      }
      // The longest first: no worker is left with a long page at the end.
      const longestFirst = sources.toSorted((one, other) => other.source.length - one.source.length)
      return new Map(
        await Promise.all(longestFirst.map(async (page) => [page.file, await compile(page)] as const)),
      )
    },
    [Symbol.dispose]: () => void workers?.terminate(true),
  }
}
