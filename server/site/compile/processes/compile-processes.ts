import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Answer, JobResult, Order, PageSource } from './compile-job.ts'

/** A process has a compiler of its own, with 200 MB: with four, the server and they need 0.95 GB. */
const MOST_PROCESSES = 4
/** Fewer pages are compiled before another process has loaded the compiler. */
const PAGES_A_PROCESS = 30
/** The next page is there when the last one is done. */
const PAGES_AT_HAND = 2

/**
 * A process lives for seconds, with all processors busy: code that V8 optimizes beside it is never earned back. With 32 MB
 * for young objects two processes take as long as with 16, and 80 MB more.
 */
const FLAGS = ['--no-opt', '--max-semi-space-size=16']

// Beside this file, or beside the bundle that it is part of.
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? 'compile-process.ts' : 'compile-process.mjs',
  import.meta.url,
)

/** A process that loads the compiler, and then waits for a job. */
export interface CompileProcess {
  readonly child: ChildProcess
  /** Rejects when it ends, or cannot be started; that it ended is known even before it has a job. */
  readonly ended: Promise<never>
}

/** As many processes as pay for this many pages; none if the caller's own is as fast. */
export function startProcesses(pages: number): readonly CompileProcess[] {
  if (pages <= PAGES_A_PROCESS) return []
  const count = Math.min(availableParallelism(), MOST_PROCESSES, Math.ceil(pages / PAGES_A_PROCESS))
  return Array.from({ length: count }, startProcess)
}

function startProcess(): CompileProcess {
  const child = fork(fileURLToPath(SCRIPT), {
    execArgv: FLAGS,
    serialization: 'advanced',
    // Standard output is the server's log.
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const ended = new Promise<never>((_, reject) => {
    const say = (how: unknown) => reject(new Error(`a process that compiles pages ended with ${how}`))
    child.on('error', say).on('exit', (code, signal) => say(signal ?? code))
  })
  // It may end before it has a job.
  ended.catch(() => {})
  return { child, ended }
}

/** Ends processes that still have a job, or wait for one. */
export function endProcesses(processes: readonly CompileProcess[]): void {
  for (const { child } of processes) if (child.connected) child.kill('SIGKILL')
}

/** Gives a process pages as long as there are some, and lets it end then. Rejects if it ends before. */
export const giveJob = (
  { child, ended }: CompileProcess,
  job: Order,
  next: () => PageSource | undefined,
  onResult: (result: JobResult) => void,
): Promise<void> => {
  let unanswered = 0
  const send = (order: Order) => child.connected && child.send(order)
  const give = () => {
    const page = next()
    if (!page) return
    unanswered++
    send({ page })
  }
  const done = new Promise<void>((resolve, reject) => {
    const endIfDone = () => {
      if (unanswered > 0) return
      if (child.connected) child.disconnect()
      resolve()
    }
    child.on('message', (answer: Answer) => {
      if ('error' in answer) return reject(answer.error)
      unanswered--
      onResult(answer)
      give()
      endIfDone()
    })
    send(job)
    for (let page = 0; page < PAGES_AT_HAND; page++) give()
    endIfDone()
  })
  return Promise.race([done, ended])
}
