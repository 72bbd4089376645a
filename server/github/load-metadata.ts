import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { CacheFolder } from '../cache/cache-folder.ts'
import type { Config } from '../config.ts'
import type { ReleaseRecord } from '../site/data/release.ts'
import { type Answer, createAsk, type GithubApi, OUTCOMES, type Outcome } from './ask-github.ts'
import { loadRepository, publicReleaseSchema, readSaved, repositorySchema, SAVED } from './github-records.ts'
import { createMetadata, type Metadata } from './metadata.ts'
import { nextRefresh } from './next-refresh.ts'

const DEADLINE_MS = 2000
/** Spreads the first requests of replicas that start together. */
const FIRST_MS = 2000

interface Surroundings {
  /** Keeps answers for the next start. */
  readonly cache: CacheFolder
  readonly log: Logger
  readonly onOutcome: (outcome: Outcome) => void
}

/** Loads the last stored answer, else the content folder's snapshot, `release`; from then on refreshes it in the background. */
export async function loadMetadata(
  config: Config,
  release: ReleaseRecord,
  around: Surroundings,
): Promise<Metadata> {
  const from = `${config.GITHUB_API_URL}/repos/${config.GITHUB_REPOSITORY}`
  const intervalMs = config.METADATA_REFRESH_SECONDS * 1000
  const saved = await readSaved(around.cache, from)
  const metadata = createMetadata(
    saved
      ? { ...saved, source: 'cache' }
      : { latestRelease: release, repository: await loadRepository(config.CONTENT_DIR) },
    intervalMs,
  )
  if (intervalMs === 0) return metadata
  const api = { from, token: config.GITHUB_TOKEN, deadlineMs: DEADLINE_MS }
  const rest = saved ? Math.max(0, saved.fetchedAt + intervalMs - Date.now()) : 0
  const refresh = createRefresh(metadata, api, intervalMs, around)
  void keepFresh(refresh, rest + Math.random() * Math.min(FIRST_MS, intervalMs))
  return metadata
}

/**
 * Asks for both records, one after the other, and returns how long to wait before the next refresh, in milliseconds.
 * The last good records stay, whatever goes wrong.
 */
export function createRefresh(
  metadata: Metadata,
  api: GithubApi,
  intervalMs: number,
  { cache, log, onOutcome }: Surroundings,
): () => Promise<number> {
  const askRelease = createAsk(api, '/releases/latest', publicReleaseSchema)
  const askRepository = createAsk(api, '', repositorySchema)
  let failures = 0
  let lastOutcome: Outcome = 'ok'

  async function counted<Value>(ask: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
    const answer = await ask()
    onOutcome(answer.outcome)
    return answer
  }

  return async () => {
    const first = await counted(askRelease)
    // A rate limit that stops the first request stops the second too.
    const second = first.wait > 0 ? null : await counted(askRepository)
    const decisive = first.record && second ? second : first
    const isFresh = Boolean(first.record && second?.record)
    const outcome = isFresh ? 'ok' : decisive.record ? 'rate-limited' : decisive.outcome
    metadata.replace({
      latestRelease: first.record ?? metadata.state.latestRelease,
      repository: second?.record ?? metadata.state.repository,
      source: isFresh ? 'github' : metadata.state.source,
      fetchedAt: isFresh ? Date.now() : metadata.state.fetchedAt,
      failing: !isFresh,
    })
    if (isFresh) await cache.write(SAVED, { from: api.from, ...metadata.state })
    if (isFresh && failures > 0) log.info({ failures }, 'GitHub answers again')
    // Logged once, however long the failure lasts, and when its cause changes.
    if (!isFresh && outcome !== lastOutcome) {
      const { status, reason } = decisive
      log.warn({ outcome, status, reason }, `GitHub ${OUTCOMES[outcome]}; the last good records stay`)
    }
    failures = isFresh ? 0 : failures + 1
    lastOutcome = outcome
    return Math.max(first.wait, second?.wait ?? 0, nextRefresh(intervalMs, failures, Math.random()))
  }
}

/** Repeats `refresh`, one call at a time, after the pause that each call returns; it does not keep the process alive. */
export async function keepFresh(refresh: () => Promise<number>, firstMs: number): Promise<never> {
  for (let ms = firstMs; ; ms = await refresh()) await setTimeout(ms, undefined, { ref: false })
}
