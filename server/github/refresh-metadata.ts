import type { Logger } from 'pino'
import type { z } from 'zod'
import type { CacheFolder } from '../cache/cache-folder.ts'
import { askGithub, type GithubApi, type Known } from './ask-github.ts'
import type { Outcome } from './fetch-json.ts'
import { publicReleaseSchema, repositorySchema, SAVED, type SavedMetadata } from './github-records.ts'
import type { MetadataHolder } from './metadata.ts'
import { askedWait, nextRefresh } from './next-refresh.ts'

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

/** Outcomes that say something of one record only: GitHub has no release, or one that cannot be shown. */
const OF_ONE_RECORD: ReadonlySet<Outcome> = new Set(['refused', 'invalid', 'too-large'])

/** Sentences for operators about a round that failed; the status and the network's reason are beside them. */
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
  const { metadata, api, intervalMs, cache, log } = options
  let latestRelease = options.saved?.latestRelease
  let repository = options.saved?.repository
  let failures = 0
  let lastOutcome: Outcome = 'ok'

  /** One request, and how long GitHub asks to wait after it. */
  async function ask<Value>(path: string, schema: z.ZodType<Value>, last: Known<Value> | undefined) {
    const answer = await askGithub(api, path, schema, last)
    options.onOutcome(answer.outcome)
    return { ...answer, wait: askedWait(answer.status, answer.headers, Date.now()) }
  }

  async function askBoth() {
    const first = await ask('/releases/latest', publicReleaseSchema, latestRelease)
    latestRelease = first.known ?? latestRelease
    // A rate limit that stops the first request stops the second too, and so does a server that is down.
    if (first.wait > 0) return first.known ? { ...first, outcome: 'rate-limited' as const } : first
    if (!first.known && !OF_ONE_RECORD.has(first.outcome)) return first
    const second = await ask('', repositorySchema, repository)
    repository = second.known ?? repository
    if (second.known) {
      if (first.known) await keep(first.known, second.known)
      else metadata.replace({ ...metadata.state, repository: second.known.record })
    }
    return first.known ? second : { ...first, wait: second.wait }
  }

  async function keep(release: SavedMetadata['latestRelease'], about: SavedMetadata['repository']) {
    const fetchedAt = Date.now()
    const records = { latestRelease: release.record, repository: about.record }
    metadata.replace({ ...records, source: 'github', fetchedAt, failing: false })
    await cache.write(SAVED, { from: api.from, fetchedAt, latestRelease: release, repository: about })
  }

  return async () => {
    const { outcome, status, wait, reason } = await askBoth()
    if (outcome === 'ok' || outcome === 'not-modified') {
      if (failures > 0) log.info({ failures }, 'GitHub answers again')
      failures = 0
    } else {
      failures++
      // Logged once, however long the failure lasts, and when its cause changes.
      if (outcome !== lastOutcome)
        log.warn({ outcome, status, reason }, `GitHub ${FAULTS[outcome]}; the last good records stay`)
      metadata.replace({ ...metadata.state, failing: true })
    }
    lastOutcome = outcome
    return Math.max(wait, nextRefresh(intervalMs, failures, Math.random()))
  }
}
