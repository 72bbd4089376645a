import { inject } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { fixtureSite, type SiteProcess } from './site-process.ts'

/** Pages that a site of another file has compiled need not be compiled again. */
export const SHARED_CACHE = `${ROOT}.cache/test-sites`

/** Sites that many test files ask and none changes: each is started once for all files of a project. */
export const SHARED_SITES = {
  real: { CONTENT_DIR: 'content', CACHE_DIR: '.cache', AI_WIDGET_ID: 'test-widget' },
  small: { CONTENT_DIR: fixtureSite('small'), CACHE_DIR: SHARED_CACHE },
  search: { CONTENT_DIR: fixtureSite('search'), CACHE_DIR: SHARED_CACHE },
} as const satisfies Record<string, Record<string, string>>

export type SharedSite = keyof typeof SHARED_SITES
export type SharedSites = Readonly<Record<SharedSite, Pick<SiteProcess, 'url' | 'opsUrl'>>>

declare module 'vitest' {
  interface ProvidedContext {
    sites: SharedSites
  }
}

export const sharedSite = (name: SharedSite): SharedSites[SharedSite] => inject('sites')[name]

export const isShared = (name: string): name is SharedSite => name in SHARED_SITES
