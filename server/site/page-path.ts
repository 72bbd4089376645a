import { posix } from 'node:path'
import { type DocsPath, parseDocsPath } from '#client/model/docs-path.ts'

/** The address of a source file: `docs/concept/symbol.mdx` is `/docs/concept/symbol/`, `pages/terms.mdx` is `/terms/`. */
export function pathOfFile(file: string): DocsPath | null {
  const name = file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')
  const path = name.startsWith('pages/') ? name.slice('pages'.length) : `/${name}`
  return parseDocsPath(path.endsWith('/') ? path : `${path}/`)
}

/** Checks for a snippet, `_name.mdx`: it has an address, but is only a part of pages. */
export const isSnippet = (path: string | null): boolean => /\/_[^/]*\/$/.test(path ?? '')

/** Checks whether a page is found by itself: what a snippet says is found on the pages that include it. */
export const isSearched = (path: string, { noindex }: { readonly noindex?: boolean | undefined }): boolean =>
  !noindex && !isSnippet(path)

/** A link of a page, or of the site's data, for the check of the whole site. */
export interface PageReference {
  readonly url: string
  readonly file: string
  readonly line?: number
}

export interface LinkTarget {
  readonly path: DocsPath
  /** With its question mark, or empty. */
  readonly query: string
  readonly hash: string
}

/**
 * The target of a link in `file` inside the site: an absolute path, a path relative to the file (with or without
 * .mdx), or a fragment of its own page. Null for addresses outside the site and for paths that no page can have.
 */
export function resolveLink(file: string, url: string): LinkTarget | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//')) return null
  const [beforeHash = '', hash = ''] = splitOnce(url, '#')
  const [target = '', search = ''] = splitOnce(beforeHash, '?')
  const query = search && `?${search}`
  const own = pathOfFile(file)
  if (target === '') return own && { path: own, query, hash }
  const path = target.startsWith('/')
    ? parseDocsPath(target.endsWith('/') ? target : `${target}/`)
    : pathOfFile(posix.join(posix.dirname(file), target.replace(/\/$/, '')))
  return path && { path, query, hash }
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
