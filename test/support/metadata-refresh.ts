import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import type { Outcome } from '#server/github/ask-github.ts'
import { createRefresh } from '#server/github/load-metadata.ts'
import { createMetadata } from '#server/github/metadata.ts'
import { releaseSchema } from '#server/site/data/release.ts'
import { repositorySchema } from '#server/site/data/repository.ts'
import { fixtureSite } from './files/content-tree.ts'
import { temporaryFolder } from './files/temporary-folder.ts'
import { fakeUpstream } from './proxies/fake-upstream.ts'

export const INTERVAL_MS = 3600_000
/** The deadline is far away, however busy the machine is, but for tests of it. */
const FAR_MS = 60_000

interface Options {
  readonly folder?: string
  readonly token?: string
}

/** A refresh of the metadata that asks `listener`, keeps what it gets in a cache folder, and notes what it says. */
export async function setUpRefresh(listener: RequestListener, { folder, token }: Options = {}) {
  const upstream = await fakeUpstream(listener)
  const warned: string[] = []
  const cache = openCacheFolder(folder ?? (await temporaryFolder()), (message) => warned.push(message))
  const read = async (name: string) =>
    JSON.parse(await readFile(join(fixtureSite('small'), 'data', name), 'utf8'))
  const release = releaseSchema.parse(await read('latest-release.json'))
  const repository = repositorySchema.parse(await read('repository.json'))
  const metadata = createMetadata({ release, repository }, INTERVAL_MS)
  const outcomes: Outcome[] = []
  const logged: string[] = []
  const from = `${upstream.url}/repos/a/b`
  const api = { from, token, deadlineMs: FAR_MS }
  const refresh = createRefresh(metadata, api, INTERVAL_MS, {
    cache,
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) }),
    onOutcome: (outcome) => outcomes.push(outcome),
  })
  return { upstream, metadata, refresh, outcomes, logged, warned, api, cache }
}
