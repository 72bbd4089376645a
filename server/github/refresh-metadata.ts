import type { Logger } from 'pino'
import type { CacheFolder } from '../cache/cache-folder.ts'
import { askGithub, type GithubApi } from './ask-github.ts'
import type { Outcome } from './fetch-json.ts'
import type { MetadataHolder } from './metadata.ts'
import { askedWait, nextRefresh } from './next-refresh.ts'
import { publicReleaseSchema } from './public-release.ts'
import { repositorySchema } from './repository-record.ts'
import { SAVED, type SavedMetadata } from './saved-metadata.ts'

export interface RefreshOptions {
  readonly metadata: MetadataHolder
  readonly api: GithubApi
  readonly intervalMs: number
  /** The folder that keeps answers for the next start, and those it held. */
  readonly cache: CacheFolder
  readonly saved: SavedMetadata | null
  readonly log: Logger
  readonly onOutcome: (outcome: Outcome) => void
}

/** What one round of requests came to. */
interface Round {
  readonly outcome: Outcome
  readonly status: number
  readonly reason: string | undefined
  /** How long GitHub asks to wait. */
  readonly wait: number
}

/** Outcomes that say something of one record only: GitHub has no release, or one that cannot be shown. */
const OF_ONE_RECORD: ReadonlySet<Outcome> = new Set(['refused', 'invalid', 'too-large'])

/** What operators read about a round that failed; the status and the network's reason are beside it. */
const FAULTS: Readonly<Record<Outcome, string>> = {
  ok: 'answers',
  'not-modified': 'answers',
  timeout: 'does not answer in time',
  network: 'cannot be reached',
  invalid: 'answers with a body that is not understood',
  'too-large': 'answers with more than 256 KiB',
  redirect: 'redirects to another host, or too often',
  'rate-limited': 'limits how often it is asked: a GITHUB_TOKEN raises the limit',
  refused: 'refuses the request',
  failed: 'has an error of its own',
}

/**
 * Asks for both records, one after the other, and returns how long to wait before the next refresh, in milliseconds.
 * The last good records stay, whatever goes wrong.
 */
export function createRefresh(options: RefreshOptions): () => Promise<number> {
  const { metadata, intervalMs, log } = options
  let latestRelease = options.saved?.latestRelease
  let repository = options.saved?.repository
  let failures = 0

  async function askBoth(): Promise<Round> {
    const first = await askGithub(options.api, '/releases/latest', publicReleaseSchema, latestRelease)
    const { outcome, status, reason } = first
    options.onOutcome(outcome)
    const wait = askedWait(status, first.headers, Date.now())
    if (first.known) latestRelease = first.known
    // A rate limit that stops the first request stops the second too, and so does a server that is down.
    if (wait > 0) return { outcome: first.known ? 'rate-limited' : outcome, status, wait, reason }
    if (!first.known && !OF_ONE_RECORD.has(outcome)) return { outcome, status, wait, reason }
    const second = await askGithub(options.api, '', repositorySchema, repository)
    options.onOutcome(second.outcome)
    if (second.known) {
      repository = second.known
      if (first.known) await keep(first.known, second.known)
      else metadata.replace({ ...metadata.state, repository: second.known.record })
    }
    const { outcome: last, status: lastStatus, reason: lastReason } = first.known ? second : first
    const lastWait = askedWait(second.status, second.headers, Date.now())
    return { outcome: last, status: lastStatus, reason: lastReason, wait: lastWait }
  }

  async function keep(
    release: SavedMetadata['latestRelease'],
    about: SavedMetadata['repository'],
  ): Promise<void> {
    const fetchedAt = Date.now()
    metadata.replace({
      latestRelease: release.record,
      repository: about.record,
      source: 'github',
      fetchedAt,
      failing: false,
    })
    const saved = { from: options.api.from, fetchedAt, latestRelease: release, repository: about }
    await options.cache.write(SAVED, saved)
  }

  return async () => {
    const { outcome, status, wait, reason } = await askBoth()
    if (outcome === 'ok' || outcome === 'not-modified') {
      if (failures > 0) log.info({ failures }, 'GitHub answers again')
      failures = 0
    } else {
      failures++
      // Logged once, however long the failure lasts.
      if (failures === 1)
        log.warn({ outcome, status, reason }, `GitHub ${FAULTS[outcome]}; the last good records stay`)
      metadata.replace({ ...metadata.state, failing: true })
    }
    return Math.max(wait, nextRefresh(intervalMs, failures, Math.random()))
  }
}
