import { inject } from 'vitest'
import { ROOT } from '#build/paths.ts'
import type { Content } from './files/content-tree.ts'
import type { runSite, SiteProcess } from './site-process.ts'

/** Pages that a site of another file has compiled need not be compiled again. */
export const SHARED_CACHE = `${ROOT}.cache/test-sites`

/** Sites that many test files ask and none changes: each is started once for all files of a project. */
export const SHARED_SITES = {
  real: { content: `${ROOT}content`, env: { CACHE_DIR: '.cache', AI_WIDGET_ID: 'test-widget' } },
  small: { content: 'small', env: { CACHE_DIR: SHARED_CACHE } },
  search: { content: 'search', env: { CACHE_DIR: SHARED_CACHE } },
} as const satisfies Record<string, Parameters<typeof runSite>[0]>

export type SharedSite = keyof typeof SHARED_SITES
export type SharedSites = Readonly<Record<SharedSite, Pick<SiteProcess, 'url' | 'opsUrl'>>>

declare module 'vitest' {
  interface ProvidedContext {
    sites: SharedSites
  }
}

export const sharedSite = (name: SharedSite): SharedSites[SharedSite] => inject('sites')[name]

export const isShared = (content: Content): content is SharedSite =>
  typeof content === 'string' && content in SHARED_SITES
