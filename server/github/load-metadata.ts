import type { Logger } from 'pino'
import type { CacheFolder } from '../cache/cache-folder.ts'
import type { Config } from '../config.ts'
import type { ReleaseRecord } from '../site/data/release.ts'
import type { Outcome } from './fetch-json.ts'
import { loadRepository, readSaved } from './github-records.ts'
import { createMetadata, type Metadata } from './metadata.ts'
import { createRefresh } from './refresh-metadata.ts'

const DEADLINE_MS = 2000
/** Spreads the first requests of replicas that start together. */
const FIRST_MS = 2000

interface LoadOptions {
  readonly config: Pick<
    Config,
    'CONTENT_DIR' | 'GITHUB_API_URL' | 'GITHUB_REPOSITORY' | 'GITHUB_TOKEN' | 'METADATA_REFRESH_SECONDS'
  >
  /** The release of the content folder. */
  readonly release: ReleaseRecord
  readonly log: Logger
  readonly onOutcome: (outcome: Outcome) => void
  readonly cache: CacheFolder
}

/** Loads the last stored answer, else the content folder's snapshot; from then on refreshes it in the background. */
export async function loadMetadata({
  config,
  release,
  log,
  onOutcome,
  cache,
}: LoadOptions): Promise<Metadata> {
  const from = `${config.GITHUB_API_URL}/repos/${config.GITHUB_REPOSITORY}`
  const saved = await readSaved(cache, from)
  const intervalMs = config.METADATA_REFRESH_SECONDS * 1000
  const metadata = createMetadata(
    saved
      ? {
          latestRelease: saved.latestRelease.record,
          repository: saved.repository.record,
          source: 'cache',
          fetchedAt: saved.fetchedAt,
        }
      : { latestRelease: release, repository: await loadRepository(config.CONTENT_DIR) },
    config.METADATA_REFRESH_SECONDS,
  )
  if (intervalMs === 0) return metadata
  const api = { from, token: config.GITHUB_TOKEN, deadlineMs: DEADLINE_MS }
  const refresh = createRefresh({ metadata, api, intervalMs, cache, saved, log, onOutcome })
  const rest = saved ? Math.max(0, saved.fetchedAt + intervalMs - Date.now()) : 0
  keepFresh(refresh, rest + Math.random() * Math.min(FIRST_MS, intervalMs))
  return metadata
}

/**
 * Repeats `refresh`, one call at a time, after the pause in milliseconds that each call returns. The timer does not keep
 * the process alive.
 */
export function keepFresh(refresh: () => Promise<number>, firstMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const after = (ms: number) => {
    if (stopped) return
    timer = setTimeout(async () => after(await refresh()), ms)
    timer.unref()
  }
  after(firstMs)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
