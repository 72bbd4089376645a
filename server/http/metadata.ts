import { Router } from 'express'
import type { Metadata } from '../github/metadata.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { readOnly } from './methods.ts'
import { setRoute } from './route-name.ts'
import { createTaggedSender } from './send-tagged.ts'

export const METADATA_PATH = '/docs/api/metadata'

/** The release and the repository as records, with where they are from; never waits for anything. */
export function metadataApi(metadata: Metadata): Router {
  const documents: Record<string, () => object> = {
    [METADATA_PATH]: () => ({
      shown: metadata.shown,
      latestRelease: metadata.state.latestRelease,
      repository: metadata.state.repository,
    }),
    [`${METADATA_PATH}/latest-release`]: () => metadata.state.latestRelease,
    [`${METADATA_PATH}/repository`]: () => metadata.state.repository,
  }
  const router = Router({ caseSensitive: true, strict: true })
  for (const [path, document] of Object.entries(documents)) {
    const send = createTaggedSender()
    router.all(path, readOnly, (request, response) => {
      setRoute(response, path)
      response.setHeader('Cache-Control', CACHE_CONTROL.metadata)
      response.setHeader('Content-Type', 'application/json; charset=utf-8')
      send(request, response, JSON.stringify({ ...document(), ...ageOf(metadata) }))
    })
  }
  return router
}

/** Where records are from, for readers and probes. */
export const ageOf = ({ state, stale }: Metadata) => ({
  source: state.source,
  fetchedAt: state.fetchedAt === null ? null : new Date(state.fetchedAt).toISOString(),
  stale,
})
