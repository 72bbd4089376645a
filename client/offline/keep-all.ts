import type { AskOffline } from './connect-worker.ts'

/** Small enough that a batch takes seconds on a slow connection, large enough for parallel requests. */
const BATCH = 6

export type Ending = 'complete' | 'stopped' | 'full' | 'failed'

export interface KeepAll {
  readonly paths: readonly string[]
  readonly ask: AskOffline
  /** The build to complete. */
  readonly build: string
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** Has the worker keep every page, batch by batch; stored pages take no time, so an interrupted run continues. */
export async function keepAll({ paths, ask, build, onProgress, signal }: KeepAll): Promise<Ending> {
  for (let done = 0; done < paths.length; done += BATCH) {
    if (signal.aborted) return 'stopped'
    onProgress(done)
    const reply = await ask({ kind: 'keep', paths: paths.slice(done, done + BATCH) })
    if (reply.outcome === 'full') return 'full'
    // The build differs after a deploy in between; the next visit starts again.
    if (reply.outcome === 'failed' || reply.build !== build) return 'failed'
  }
  if (signal.aborted) return 'stopped'
  onProgress(paths.length)
  return 'complete'
}
