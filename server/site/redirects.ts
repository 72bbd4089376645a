import { LineCounter, parseDocument } from 'yaml'
import { type DocsPath, parseDocsPath } from '#client/model/docs-path.ts'
import type { ContentProblem } from './content-error.ts'

export const REDIRECTS_FILE = 'redirects.yaml'

/** Reads `from: to` pairs. A loop, a chain, a target that is no page and a redirect that hides a page are problems. */
export function parseRedirects(
  yaml: string,
  pages: { has(path: string): boolean },
): { redirects: Map<DocsPath, DocsPath>; problems: ContentProblem[] } {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const problems: ContentProblem[] = document.errors.map((error) => ({
    file: REDIRECTS_FILE,
    line: error.linePos?.[0].line ?? 1,
    message: error.message.split('\n')[0] ?? 'invalid YAML',
  }))
  const table: Record<string, unknown> = document.toJS() ?? {}
  const redirects = new Map<DocsPath, DocsPath>()
  for (const [from, to] of Object.entries(table)) {
    const [source, target] = [parseDocsPath(from), typeof to === 'string' ? parseDocsPath(to) : null]
    const message = faultOf(source, target, table, pages)
    if (message)
      problems.push({ file: REDIRECTS_FILE, line: lineOf(yaml, from), message: `${from}: ${message}` })
    else if (source && target) redirects.set(source, target)
  }
  return { redirects, problems }
}

function faultOf(
  source: DocsPath | null,
  target: DocsPath | null,
  table: object,
  pages: { has(path: string): boolean },
): string | null {
  if (!source || !target) return 'both sides must be paths of this site that start and end with "/"'
  if (source === target) return 'the redirect leads to itself'
  if (pages.has(source)) return 'a page has this address, and the redirect would hide it'
  if (Object.hasOwn(table, target)) return `${target} is redirected too; name the final page`
  if (!pages.has(target)) return `${target} is no page`
  return null
}

const lineOf = (yaml: string, key: string): number =>
  yaml.split('\n').findIndex((line) => line.startsWith(key) || line.startsWith(`"${key}`)) + 1
