import { isPagePath } from '../../model/is-page-path.ts'
import { SEARCH_PATH } from '../../model/search-results.ts'

/** The requests that the worker answers: documents, the data of pages, and files whose name has a hash. */
export type Kind = 'page' | 'data' | 'file'

export interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: URL
  /** Set if it is a range request. */
  readonly partial: boolean
}

const DATA = 'data.json'
const FILE = /^\/docs\/(?:assets|images)\/.+\.[\w-]{8,}\.\w+$/

/** The page that a data address belongs to; null for other addresses. */
export function pageOfData(pathname: string): string | null {
  const path = pathname.endsWith(`/${DATA}`) ? pathname.slice(0, -DATA.length) : ''
  return isPagePath(path) && path !== SEARCH_PATH ? path : null
}

export const isHashedFile = (pathname: string): boolean => FILE.test(pathname)

/** Decides how a request is handled; null leaves it to the browser, as if there were no worker. */
export function kindOf({ method, mode, url, partial }: Asked, origin: string): Kind | null {
  const { pathname } = url
  if (method !== 'GET' || partial || url.origin !== origin || pathname.startsWith('/docs/api/')) return null
  if (mode === 'navigate') return /^\/docs\/(?:.*\/)?[^./]*$/.test(pathname) ? 'page' : null
  if (pageOfData(pathname)) return 'data'
  return isHashedFile(pathname) ? 'file' : null
}
