import type { BuildData, ShownConfig } from '#server/describe-site.ts'
import type { CacheFolder } from './cache-folder.ts'

/** What the pages of a build share, and the configuration that it was first served with. */
export interface ServedBuild {
  readonly build: BuildData
  readonly shown: ShownConfig
}

/** In a folder of its own, which the next image takes over. */
const NAME = 'builds/served.json'
/** Of as many builds, pages may still be open or on their way while a new one starts. */
const MOST = 3

/** The builds that were served from this cache folder, the newest first. */
export const readServedBuilds = async (cache: CacheFolder): Promise<readonly ServedBuild[]> =>
  ((await cache.read(NAME)) ?? []) as readonly ServedBuild[]

/**
 * Adds a build. Nothing is written if it is the newest already: an image has its own from when it was made, and its files
 * cannot be written.
 */
export async function keepServedBuild(
  cache: CacheFolder,
  current: ServedBuild,
  served: readonly ServedBuild[],
): Promise<void> {
  const own = JSON.stringify(current.build)
  const isOwn = (one: ServedBuild | undefined) => JSON.stringify(one?.build) === own
  if (isOwn(served[0])) return
  const others = served.filter((one) => !isOwn(one))
  await cache.write(NAME, [current, ...others].slice(0, MOST))
}
