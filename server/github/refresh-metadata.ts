import type { Logger } from 'pino'
import { askGithub, type GithubApi } from './ask-github.ts'
import type { Outcome } from './fetch-json.ts'
import type { MetadataHolder } from './metadata.ts'
import { askedWait, nextRefresh } from './next-refresh.ts'
import { publicReleaseSchema } from './public-release.ts'
import { repositorySchema } from './repository-record.ts'
import { type SavedMetadata, writeSaved } from './saved-metadata.ts'

export interface RefreshOptions {
  readonly metadata: MetadataHolder
  readonly api: GithubApi
  readonly intervalMs: number
  /** The file that keeps answers for the next start, and those it held. */
  readonly file: string
  readonly saved: SavedMetadata | null
  readonly log: Logger
  readonly onOutcome: (outcome: Outcome) => void
  /** Called if the file cannot be written. */
  readonly warn: (message: string) => void
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

  async function askBoth(): Promise<{ outcome: Outcome; status: number; wait: number }> {
    const first = await askGithub(options.api, '/releases/latest', publicReleaseSchema, latestRelease)
    const { outcome, status } = first
    options.onOutcome(outcome)
    const wait = askedWait(status, first.headers, Date.now())
    if (!first.known) return { outcome, status, wait }
    latestRelease = first.known
    // A rate limit that stops the first request stops the second too.
    if (wait > 0) return { outcome: 'rate-limited', status, wait }
    const second = await askGithub(options.api, '', repositorySchema, repository)
    options.onOutcome(second.outcome)
    if (second.known) {
      repository = second.known
      await keep(first.known, second.known)
    }
    return { ...second, wait: askedWait(second.status, second.headers, Date.now()) }
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
    await writeSaved(options.file, saved).catch((error) =>
      options.warn(`GitHub's answers cannot be kept in ${options.file}: ${error.message}`),
    )
  }

  return async () => {
    const { outcome, status, wait } = await askBoth()
    if (outcome === 'ok' || outcome === 'not-modified') {
      if (failures > 0) log.info({ failures }, 'GitHub answers again')
      failures = 0
    } else {
      failures++
      // Logged once, however long the failure lasts.
      if (failures === 1) log.warn({ outcome, status }, 'GitHub does not answer; the last good records stay')
      metadata.replace({ ...metadata.state, failing: true })
    }
    return Math.max(wait, nextRefresh(intervalMs, failures, Math.random()))
  }
}
