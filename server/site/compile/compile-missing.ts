import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CompileOptions } from './compile-context.ts'
import { type CompileJob, type JobResult, type PageSource, toThreadOptions, workOn } from './compile-job.ts'

/** A thread has a compiler of its own, with 100 MB. */
const MOST_THREADS = 4
/** Fewer pages are compiled before another thread has loaded the compiler. */
const PAGES_A_THREAD = 30
/** Most of what a thread allocates is garbage a moment later: in a larger room it is collected less often. */
const YOUNG_MB = 96

// Beside this file, or beside the bundle that it is part of.
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? 'compile-thread.ts' : 'compile-thread.mjs',
  import.meta.url,
)

/** Threads that load the compiler, and then wait for a job. */
export type CompileThreads = readonly Worker[]

/** As many threads as pay for this many pages; none if the caller's own thread is as fast. */
export function startThreads(pages: number): CompileThreads {
  const threads = Math.min(availableParallelism(), MOST_THREADS, Math.ceil(pages / PAGES_A_THREAD))
  if (threads <= 1) return []
  return Array.from(
    { length: threads },
    () => new Worker(SCRIPT, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } }),
  )
}

/** Ends threads that have not ended by themselves. */
export async function endThreads(threads: CompileThreads): Promise<void> {
  await Promise.all(threads.map((thread) => thread.terminate()))
}

/**
 * Compiles pages on all processors. What it gives does not depend on which thread had which page. The threads end when
 * all pages are compiled.
 */
export async function compileMissing(
  root: string,
  sources: readonly PageSource[],
  options: CompileOptions,
  readInclude: (file: string) => Promise<string | null>,
  onResult: () => void,
  threads = startThreads(sources.length),
): Promise<Map<string, JobResult>> {
  const results = new Map<string, JobResult>()
  const keep = (result: JobResult) => {
    results.set(result.file, result)
    onResult()
  }
  const job = { sources: inOrder(sources), taken: new Int32Array(new SharedArrayBuffer(12)) }
  if (threads.length === 0) await workOn({ ...job, end: 'front' }, options, readInclude, keep)
  else {
    const shared = { ...job, root, options: toThreadOptions(options) }
    await Promise.all(
      threads.map((thread, index) =>
        giveJob(thread, { ...shared, end: index === 0 ? 'front' : 'back' }, keep),
      ),
    )
  }
  return results
}

/** To load a grammar and to compile its patterns takes as long as two pages. */
const PROGRAMS =
  /^[ \t]*(?:```|~~~)(?:c|cpp|csharp|go|java|javascript|js|kotlin|php|powershell|python|r|ruby|rust)\b|file="samples\//m

/**
 * Pages with programs are in front and one thread begins there, so that no other loads their grammars. It ends in the
 * shortest of the other pages, while the others began with the longest: no thread is left with a long page at the end.
 */
function inOrder(sources: readonly PageSource[]): PageSource[] {
  const bySize = [...sources].sort((one, other) => other.source.length - one.source.length)
  const withPrograms = bySize.filter(({ source }) => PROGRAMS.test(source))
  const others = bySize.filter(({ source }) => !PROGRAMS.test(source))
  return [...withPrograms, ...others.reverse()]
}

const giveJob = (thread: Worker, job: CompileJob, onResult: (result: JobResult) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    thread
      .on('message', onResult)
      .on('error', reject)
      .on('exit', () => resolve())
      .postMessage(job)
  })
