import { z } from 'zod'
import { type DocsPath, parseDocsPath } from '#client/model/docs-path.ts'
import type { YamlSource } from './yaml-source.ts'

export const REDIRECTS_FILE = 'redirects.yaml'

const schema = z.record(z.string(), z.string()).nullable()

/**
 * Parses `from: to` pairs. A loop, a chain, a target that does not exist and a redirect that hides a page are problems.
 */
export function parseRedirects(
  source: YamlSource,
  pages: { has(path: DocsPath): boolean },
): Map<DocsPath, DocsPath> {
  const redirects = new Map<DocsPath, DocsPath>()
  const table = source.parse(schema) ?? {}
  for (const [from, to] of Object.entries(table)) {
    const [path, target] = [parseDocsPath(from), parseDocsPath(to)]
    const message = faultOf(path, target, table, pages)
    if (message) source.report([from], `${from}: ${message}`)
    else if (path && target) redirects.set(path, target)
  }
  return redirects
}

function faultOf(
  source: DocsPath | null,
  target: DocsPath | null,
  table: object,
  pages: { has(path: DocsPath): boolean },
): string | null {
  if (!source || !target) return 'both sides must be paths of this site that start and end with "/"'
  if (source === target) return 'the redirect leads to itself'
  if (pages.has(source)) return 'a page has this address, and the redirect would hide it'
  if (Object.hasOwn(table, target)) return `${target} is redirected too; name the final page`
  if (!pages.has(target)) return `${target} is not a page`
  return null
}
