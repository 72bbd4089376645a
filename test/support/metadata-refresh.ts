import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import type { Outcome } from '#server/github/fetch-json.ts'
import { loadRepository } from '#server/github/github-records.ts'
import { createMetadata } from '#server/github/metadata.ts'
import { createRefresh, type RefreshOptions } from '#server/github/refresh-metadata.ts'
import { parseRelease } from '#server/site/data/release.ts'
import { temporaryFolder } from './files/temporary-folder.ts'
import { fakeUpstream } from './proxies/fake-upstream.ts'
import { fixtureSite } from './site-process.ts'

export const INTERVAL_MS = 3600_000
/** The deadline is far away, however busy the machine is, but for tests of it. */
export const FAR_MS = 60_000

type Options = Partial<RefreshOptions> & { readonly folder?: string }

/** A refresh of the metadata that asks `listener`, keeps what it gets in a cache folder, and notes what it says. */
export async function setUpRefresh(listener: RequestListener, { folder, ...options }: Options = {}) {
  const upstream = await fakeUpstream(listener)
  const warned: string[] = []
  const cache = openCacheFolder(folder ?? (await temporaryFolder()), (message) => warned.push(message))
  const root = fixtureSite('small')
  const latestRelease = parseRelease(await readFile(join(root, 'data/latest-release.json'), 'utf8'))
  const metadata = createMetadata(
    { latestRelease, repository: await loadRepository(root) },
    INTERVAL_MS / 1000,
  )
  const outcomes: Outcome[] = []
  const logged: string[] = []
  const from = `${upstream.url}/repos/a/b`
  const api = { from, token: undefined, deadlineMs: FAR_MS }
  const refresh = createRefresh({
    metadata,
    api,
    intervalMs: INTERVAL_MS,
    cache,
    saved: null,
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) }),
    onOutcome: (outcome) => outcomes.push(outcome),
    ...options,
  })
  return { upstream, metadata, refresh, outcomes, logged, warned, api, cache }
}
