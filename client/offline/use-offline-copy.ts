import { useCallback, useEffect, useRef, useState } from 'react'
import { pagesIn } from '../model/navigation.ts'
import { useSite } from '../site-context.tsx'
import { readStored, store } from '../storage/stored.ts'
import type { AskOffline } from './connect-worker.ts'
import { type KeepAll, keepAll } from './keep-all.ts'

/** Remembers that the reader wants the whole documentation on this device. */
const STORAGE_KEY = 'docs-offline'
const WANTED = 'wanted'

export type CopyState = 'none' | 'working' | 'complete' | 'stopped' | 'failed' | 'full'

export interface OfflineCopy {
  readonly state: CopyState
  /** Pages kept so far, and all pages. */
  readonly done: number
  readonly pages: number
  start(): void
  stop(): void
  remove(): void
}

interface CopyOptions {
  readonly build: string
  readonly ask: AskOffline
  /** Whether the copy may be renewed without a request. */
  readonly eager: boolean
}

/** The copy of the whole documentation on the reader's device: made on request, renewed after a deploy. */
export function useOfflineCopy({ build, ask, eager }: CopyOptions): OfflineCopy {
  const { navigation } = useSite()
  const [paths] = useState(() => pagesIn(navigation).map(({ path }) => path))
  const [state, setState] = useState<CopyState>('none')
  const [done, setDone] = useState(0)
  const run = useRef({ abort: new AbortController(), ended: Promise.resolve() })

  const start = useCallback(() => {
    const abort = new AbortController()
    store(STORAGE_KEY, WANTED)
    setState('working')
    setDone(0)
    const ended = makeCopy({ paths, ask, build, onProgress: setDone, signal: abort.signal }).then((next) => {
      if (next) setState(next)
    })
    run.current = { abort, ended }
  }, [paths, ask, build])

  useEffect(() => {
    if (readStored(STORAGE_KEY) !== WANTED) return
    void isComplete(paths, ask).then((complete) => {
      if (complete) setState('complete')
      else if (navigator.onLine && eager) start()
      else setState('failed')
    })
  }, [paths, ask, eager, start])

  const giveUp = async (next: CopyState) => {
    setState(next)
    run.current.abort.abort()
    await run.current.ended
    await forget(ask)
  }
  return {
    state,
    done,
    pages: paths.length,
    start,
    stop: () => void giveUp('stopped'),
    remove: () => void giveUp('none'),
  }
}

/** Returns the outcome; null if the reader stopped it. */
async function makeCopy(options: KeepAll): Promise<CopyState | null> {
  try {
    const ending = await keepAll(options)
    if (ending === 'full') await forget(options.ask)
    return ending === 'stopped' ? null : ending
  } catch (error) {
    console.warn('The documentation cannot be kept for reading offline:', error)
    return 'failed'
  }
}

const isComplete = async (paths: readonly string[], ask: AskOffline): Promise<boolean> => {
  const { complete } = await ask({ kind: 'list' }).catch(() => ({ complete: 0 }))
  return complete >= paths.length
}

async function forget(ask: AskOffline): Promise<void> {
  store(STORAGE_KEY, '')
  await ask({ kind: 'forget' }).catch(() => {})
}
