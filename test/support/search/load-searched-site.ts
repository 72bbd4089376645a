import { COMPILER_SOURCES, fingerprint } from '#build/fingerprint.ts'
import { ROOT } from '#build/paths.ts'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { loadSite } from '#server/site/load-site.ts'

/** The real pages, or those of CONTENT_DIR, as the server compiled them. */
export const loadSearchedSite = async () =>
  loadSite({
    root: process.env.CONTENT_DIR ?? `${ROOT}content`,
    cache: openCacheFolder(`${ROOT}.cache`, () => {}),
    fingerprint: await fingerprint(COMPILER_SOURCES),
    buildSeed: '',
  })
