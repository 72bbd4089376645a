import { NOT_PAGES } from '#client/model/not-pages.ts'
import type { Metadata } from '#server/github/metadata.ts'
import type { Serve } from './serve.ts'

const METADATA_PATH = `${NOT_PAGES.api}metadata`

/** The release and the repository as records, with where they are from; never waits for anything. */
export function metadataApi(serve: Serve, metadata: Metadata): void {
  const documents: Record<string, () => object> = {
    [METADATA_PATH]: () => ({
      shown: metadata.shown,
      latestRelease: metadata.state.latestRelease,
      repository: metadata.state.repository,
    }),
    [`${METADATA_PATH}/latest-release`]: () => metadata.state.latestRelease,
    [`${METADATA_PATH}/repository`]: () => metadata.state.repository,
  }
  for (const [path, document] of Object.entries(documents)) {
    serve(
      { path, name: path, cache: 'metadata', vary: 'Accept-Encoding', record: false },
      (_request, response) => response.json({ ...document(), ...metadata.age }),
    )
  }
}
