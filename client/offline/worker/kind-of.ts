import { isPagePath } from '../../model/is-page-path.ts'
import { SEARCH_PATH } from '../../model/search-results.ts'
import { isHashedFile } from '../protocol.ts'

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: URL
  /** Set if it is a range request. */
  readonly partial: boolean
}

/** The page that a data address belongs to; null for other addresses. */
export function pageOfData(pathname: string): string | null {
  const path = /^.*\/(?=data\.json$)/.exec(pathname)?.[0] ?? ''
  return isPagePath(path) && path !== SEARCH_PATH ? path : null
}

/** Decides how a request is handled; null leaves it to the browser, as if there were no worker. */
export function kindOf(
  { method, mode, url, partial }: Asked,
  origin: string,
): 'page' | 'data' | 'file' | null {
  const { pathname } = url
  if (method !== 'GET' || partial || url.origin !== origin || pathname.startsWith('/docs/api/')) return null
  if (mode === 'navigate') return /^\/docs\/(?:.*\/)?[^./]*$/.test(pathname) ? 'page' : null
  if (pageOfData(pathname)) return 'data'
  return isHashedFile(pathname) ? 'file' : null
}
