import { COMPILER_SOURCES, fingerprint } from '#build/fingerprint.ts'
import { ROOT } from '#build/paths.ts'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { loadSite } from '#server/site/load-site.ts'
import type { Site } from '#server/site/site.ts'
import { type Content, contentTree } from './files/content-tree.ts'
import { temporaryFolder } from './files/temporary-folder.ts'
import { refuseInUnitTests } from './unit-tests.ts'

/** Pages that are in many tests are compiled once for all tests of a worker. */
let sharedCache: Promise<string> | undefined

/** Compiles content and loads it as a start does; with a cache of its own, or with one that tests share. */
export async function compileSite(
  content: Content,
  cacheDir?: string,
  warn: (message: string) => void = () => {},
): Promise<Site> {
  sharedCache ??= temporaryFolder()
  return loadSite({
    root: await contentTree(content),
    cache: openCacheFolder(cacheDir ?? (await sharedCache), warn),
    // A cache that outlives the test must know what it was compiled with.
    fingerprint: cacheDir ? await fingerprint(COMPILER_SOURCES) : 'test',
    buildSeed: 'test',
  })
}

/** Loads all pages of the site, or those of CONTENT_DIR, from the cache that a start and `npm run check` use too. */
export async function loadRealSite(): Promise<Site> {
  refuseInUnitTests('compiled pages')
  return compileSite(process.env.CONTENT_DIR ?? `${ROOT}content`, `${ROOT}.cache`)
}
