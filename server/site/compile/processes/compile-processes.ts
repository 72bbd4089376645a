import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Answer, JobResult, Order, PageSource } from './compile-job.ts'

/** A process has a compiler of its own, with 250 MB. */
const MOST_PROCESSES = 4
/** Fewer pages are compiled before another process has loaded the compiler. */
const PAGES_A_PROCESS = 30
/** The next page is there when the last one is done. */
const PAGES_AT_HAND = 2

/**
 * A process lives for seconds, with all processors busy: code that V8 optimizes beside it is never earned back. Its young
 * objects have the room, in MB, that they have by default on a machine with less memory.
 */
const FLAGS = ['--no-opt', '--max-semi-space-size=16']

// Beside this file, or beside the bundle that it is part of.
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? 'compile-process.ts' : 'compile-process.mjs',
  import.meta.url,
)

/** Processes that load the compiler, and then wait for a job. */
export type CompileProcesses = readonly ChildProcess[]

/** As many processes as pay for this many pages; none if the caller's own is as fast. */
export function startProcesses(pages: number): CompileProcesses {
  if (pages <= PAGES_A_PROCESS) return []
  const count = Math.min(availableParallelism(), MOST_PROCESSES, Math.ceil(pages / PAGES_A_PROCESS))
  return Array.from({ length: count }, () =>
    fork(fileURLToPath(SCRIPT), {
      execArgv: FLAGS,
      serialization: 'advanced',
      // Standard output is the server's log.
      stdio: ['ignore', 2, 2, 'ipc'],
    }),
  )
}

/** Ends processes that still have a job, or wait for one. */
export function endProcesses(processes: CompileProcesses): void {
  for (const process of processes) if (process.connected) process.kill('SIGKILL')
}

/** Gives a process pages as long as there are some, and lets it end then. Rejects if it ends before. */
export const giveJob = (
  process: ChildProcess,
  job: Order,
  next: () => PageSource | undefined,
  onResult: (result: JobResult) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let unanswered = 0
    const send = (order: Order) => process.send(order)
    const give = () => {
      const page = next()
      if (!page) return
      unanswered++
      send({ page })
    }
    const endIfDone = () => {
      if (unanswered > 0) return
      process.disconnect()
      resolve()
    }
    process
      .on('message', (answer: Answer) => {
        if ('error' in answer) return reject(answer.error)
        unanswered--
        onResult(answer)
        give()
        endIfDone()
      })
      .on('error', reject)
      .on('exit', (code, signal) =>
        reject(new Error(`a process that compiles pages ended with ${signal ?? code}`)),
      )
    send(job)
    for (let page = 0; page < PAGES_AT_HAND; page++) give()
    endIfDone()
  })
