const ALLOWED = new Set(['http', 'https', 'mailto'])

/**
 * The scheme of an address that a page may not link to, such as `javascript`, read as browsers read it: without what
 * they skip. Null for an address that is fine.
 */
export function refusedScheme(url: string): string | null {
  const bare = url.replace(/[\t\n\r]/g, '').replace(/^[^!-\uffff]+/, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
  return scheme && !ALLOWED.has(scheme) ? scheme : null
}

export const SCHEME_REMEDY = 'Links are http, https, mailto, or addresses of this site.'
