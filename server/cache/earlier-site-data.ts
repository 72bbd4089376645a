import type { CacheFolder } from './cache-folder.ts'

/** A file that browsers keep for as long as its address is the same. */
export interface SiteDataFile {
  readonly path: string
  readonly json: string
}

const NAME = 'site-data.json'
/** Of as many builds, pages may still be open or on their way while a new one starts. */
const MOST = 3

/** The site data of the builds that were served from this cache folder before, the newest first. */
export const readEarlierSiteData = async (cache: CacheFolder): Promise<readonly SiteDataFile[]> =>
  ((await cache.read(NAME)) ?? []) as readonly SiteDataFile[]

export async function keepSiteData(
  cache: CacheFolder,
  current: SiteDataFile,
  earlier: readonly SiteDataFile[],
): Promise<void> {
  if (earlier[0]?.path === current.path) return
  const others = earlier.filter(({ path }) => path !== current.path)
  await cache.write(NAME, [current, ...others].slice(0, MOST))
}
