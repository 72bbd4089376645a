import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { ContentProblem } from './content-error.ts'
import { address, readNavbarItems, text } from './navbar-items.ts'

export const SITE_FILE = 'site.yaml'

/** The one sidebar, by the name that navbar items use. */
const SIDEBAR = 'docs'

const link = z.strictObject({
  label: text,
  href: address,
  newTab: z.boolean().exactOptional(),
})

const schema = z.strictObject({
  title: text,
  tagline: text,
  description: text,
  versions: z
    .array(z.strictObject({ name: text, label: text, path: address, main: address }))
    .min(1)
    .default([{ name: 'current', label: 'Next', path: '/docs/', main: '/docs/' }]),
  navbar: z.strictObject({ hideOnScroll: z.boolean().default(false), items: z.array(z.unknown()) }),
  repository: link.extend({ menu: z.array(link) }),
  footer: z.strictObject({
    invitations: z.array(link.extend({ text })),
    links: z.array(link),
    legal: z.array(link),
  }),
  announcement: z.strictObject({ text, link: link.exactOptional() }).exactOptional(),
  leadIn: z.strictObject({ default: text, finance: text }),
  editBase: z.url(),
})

/** Reads the site's configuration; `firstPage` is where the sidebar begins. */
export function parseSiteConfig(
  yaml: string,
  firstPage: string | undefined,
): { config: SiteConfig | null; problems: ContentProblem[] } {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const problem = (path: readonly PropertyKey[], message: string, remedy?: string): ContentProblem => {
    const line = lineOf(document, lines, path)
    return { file: SITE_FILE, ...(line && { line }), message, ...(remedy && { remedy }) }
  }
  const [syntax] = document.errors
  if (syntax) {
    const line = syntax.linePos?.[0].line ?? 1
    return {
      config: null,
      problems: [{ file: SITE_FILE, line, message: syntax.message.split('\n')[0] ?? 'invalid YAML' }],
    }
  }
  const result = schema.safeParse(document.toJS())
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) =>
      problem(path, `"${path.join('.')}": ${message}`),
    )
    return { config: null, problems }
  }
  const { versions, navbar } = result.data
  const read = readNavbarItems(navbar.items, { versions, sidebars: new Map([[SIDEBAR, firstPage]]) })
  return {
    config: { ...result.data, navbar: { ...navbar, items: read.items } },
    problems: read.problems.map(({ index, message, remedy }) =>
      problem(['navbar', 'items', index], message, remedy),
    ),
  }
}

function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number | undefined {
  const node = document.getIn(path, true)
  return isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined
}
