import { z } from 'zod'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { PageReference } from '../compile/compile-context.ts'
import type { ContentProblem } from '../content-error.ts'
import { address, readNavbarItems, text } from './navbar-items.ts'
import { pageKindsSchema } from './page-kinds.ts'
import { readYaml } from './yaml-source.ts'

export const SITE_FILE = 'site.yaml'

/** The name of the only sidebar, as navbar items use it. */
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
  preview: z.strictObject({ image: text, alt: text }).exactOptional(),
  popular: z.array(address).max(6).default([]),
  announcement: z.strictObject({ text, link: link.exactOptional() }).exactOptional(),
  leadIn: z.strictObject({ default: text, finance: text }),
  editBase: z.url(),
  kinds: pageKindsSchema.prefault({}),
})

export interface ReadConfig {
  readonly config: SiteConfig | null
  /** Its links to pages of the site. */
  readonly references: readonly PageReference[]
  readonly problems: readonly ContentProblem[]
}

/** Parses the site's configuration; `firstPage` is the first page in the sidebar. */
export function parseSiteConfig(yaml: string, firstPage: string | undefined): ReadConfig {
  const source = readYaml(SITE_FILE, yaml)
  const result = source.parse(schema)
  if ('problems' in result) return { config: null, references: [], problems: result.problems }
  const { kinds: _kinds, ...config } = result.value
  const { versions, navbar } = config
  const read = readNavbarItems(navbar.items, { versions, sidebars: new Map([[SIDEBAR, firstPage]]) })
  return {
    references: source
      .strings()
      .filter(({ value, key }) => key !== 'kinds' && /^\/(?!\/)/.test(value))
      .map(({ value, line }) => ({ url: value, file: SITE_FILE, line })),
    config: { ...config, navbar: { ...navbar, items: read.items } },
    problems: read.problems.map(({ index, message, remedy }) =>
      source.problemIn(['navbar', 'items', index], message, remedy),
    ),
  }
}
