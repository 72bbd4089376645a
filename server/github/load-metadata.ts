import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { CacheFolder } from '../cache/cache-folder.ts'
import type { Config } from '../config.ts'
import { type RepositoryRecord, repositorySchema } from '../site/data/repository.ts'
import type { SiteRecords } from '../site/site-content.ts'
import { type Answer, createAsk, type GithubApi, OUTCOMES, type Outcome } from './ask-github.ts'
import { publicReleaseSchema, readSaved, SAVED } from './github-records.ts'
import { createMetadata, type Metadata } from './metadata.ts'
import { nextRefresh } from './next-refresh.ts'

const DEADLINE_MS = 2000

interface Surroundings {
  /** Keeps answers for the next start. */
  readonly cache: CacheFolder
  readonly log: Logger
  readonly onOutcome: (outcome: Outcome) => void
}

/** Loads the last stored answer, else the site's own records; from then on refreshes it in the background. */
export async function loadMetadata(
  config: Config,
  site: Pick<SiteRecords, 'release' | 'repository'>,
  around: Surroundings,
): Promise<Metadata> {
  const from = `${config.GITHUB_API_URL}/repos/${config.GITHUB_REPOSITORY}`
  const intervalMs = config.METADATA_REFRESH_SECONDS * 1000
  const saved = await readSaved(around.cache, from)
  const metadata = createMetadata(site, intervalMs, saved ? { ...saved, source: 'cache' } : {})
  if (intervalMs === 0) return metadata
  const api = { from, token: config.GITHUB_TOKEN, deadlineMs: DEADLINE_MS }
  const rest = saved ? Math.max(0, saved.fetchedAt + intervalMs - Date.now()) : 0
  void keepFresh(createRefresh(metadata, api, intervalMs, around), rest)
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
  let lastOutcome: Outcome | undefined

  return async () => {
    const release = await askRelease()
    onOutcome(release.outcome)
    const isLimited = release.wait > 0
    // A rate limit that stops the first request stops the second too.
    const repository: Answer<RepositoryRecord> = isLimited
      ? { outcome: 'rate-limited', wait: release.wait }
      : await askRepository()
    if (!isLimited) onOutcome(repository.outcome)
    const failed = [release, repository].find(({ record }) => !record)
    metadata.update({
      ...(release.record && { release: release.record }),
      ...(repository.record && { repository: repository.record }),
      ...(!failed && { source: 'github', fetchedAt: Date.now() }),
      failing: failed !== undefined,
    })
    if (!failed) await cache.write(SAVED, { from: api.from, ...metadata.state })
    if (!failed && failures > 0) log.info({ failures }, 'GitHub answers again')
    // Logged once, however long the failure lasts, and when its cause changes.
    if (failed && failed.outcome !== lastOutcome) {
      const { outcome, reason } = failed
      log.warn({ outcome, reason }, `GitHub ${OUTCOMES[outcome]}; the last good records stay`)
    }
    failures = failed ? failures + 1 : 0
    lastOutcome = failed?.outcome
    return Math.max(release.wait, repository.wait, nextRefresh(intervalMs, failures, Math.random()))
  }
}

/** Repeats `refresh`, one call at a time, after the pause that each call returns; it does not keep the process alive. */
export async function keepFresh(refresh: () => Promise<number>, firstMs: number): Promise<never> {
  for (let ms = firstMs; ; ms = await refresh()) await setTimeout(ms, undefined, { ref: false })
}
