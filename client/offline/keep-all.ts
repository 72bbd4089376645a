import type { AskOffline } from './connect-worker.ts'

/** Few enough that a batch takes seconds on a slow line, and not one request at a time. */
const BATCH = 6

export type Ending = 'complete' | 'stopped' | 'full' | 'failed'

export interface KeepAll {
  readonly paths: readonly string[]
  readonly ask: AskOffline
  /** The build that is to be complete in the end. */
  readonly build: string
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** Has every page kept, batch after batch; what is kept already takes no time, so that an interrupted run goes on. */
export async function keepAll({ paths, ask, build, onProgress, signal }: KeepAll): Promise<Ending> {
  for (let done = 0; done < paths.length; done += BATCH) {
    if (signal.aborted) return 'stopped'
    onProgress(done)
    const reply = await ask({ kind: 'keep', paths: paths.slice(done, done + BATCH) })
    if (reply.outcome === 'full') return 'full'
    // Another build: a deploy came in between, and the next visit starts anew.
    if (reply.outcome === 'failed' || reply.build !== build) return 'failed'
  }
  if (signal.aborted) return 'stopped'
  onProgress(paths.length)
  return 'complete'
}
