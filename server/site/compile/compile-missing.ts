import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CompileOptions } from './compile-context.ts'
import { type CompileJob, type JobResult, type PageSource, toThreadOptions, workOn } from './compile-job.ts'
import type { CompileResult } from './compile-page.ts'

/** A thread has a compiler of its own, with 100 MB. */
const MOST_THREADS = 4
/** Fewer pages are compiled before another thread has loaded the compiler. */
const PAGES_A_THREAD = 30

// Beside this file, or beside the bundle that it is part of.
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? 'compile-thread.ts' : 'compile-thread.mjs',
  import.meta.url,
)

/** Compiles pages on all processors. What it gives does not depend on which thread had which page. */
export async function compileMissing(
  root: string,
  sources: readonly PageSource[],
  options: CompileOptions,
  readInclude: (file: string) => Promise<string | null>,
  onResult: () => void,
): Promise<Map<string, CompileResult>> {
  const results = new Map<string, CompileResult>()
  if (sources.length === 0) return results
  const keep = ({ file, result }: JobResult) => {
    results.set(file, result)
    onResult()
  }
  const job: CompileJob = {
    root,
    options: toThreadOptions(options),
    // No thread is left with a long page when the others are done.
    sources: [...sources].sort((one, other) => other.source.length - one.source.length),
    taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  }
  const threads = Math.min(availableParallelism(), MOST_THREADS, Math.ceil(sources.length / PAGES_A_THREAD))
  const others = Array.from({ length: threads - 1 }, () => runThread(job, keep))
  await Promise.all([...others, workOn(job, options, readInclude, keep)])
  return results
}

const runThread = (job: CompileJob, onResult: (result: JobResult) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    new Worker(SCRIPT, { workerData: job })
      .on('message', onResult)
      .on('error', reject)
      .on('exit', () => resolve())
  })
