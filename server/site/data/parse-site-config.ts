import { z } from 'zod'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { PageReference } from '../compile/compile-context.ts'
import type { DataFile, Parsed } from './data-files.ts'
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

interface ReadConfig {
  /** Null if it is wrong. */
  readonly config: SiteConfig | null
  /** Its links to pages of the site. */
  readonly references: readonly PageReference[]
}

/** Parses the site's configuration; `firstPage` is the first page in the sidebar. */
export function parseSiteConfig(
  { file, text: yaml }: DataFile,
  firstPage: string | undefined,
): Parsed<ReadConfig> {
  const source = readYaml(file, yaml)
  const { value, problems } = source.parse(schema)
  if (!value) return { value: { config: null, references: [] }, problems }
  const { kinds: _kinds, ...config } = value
  const { versions, navbar } = config
  const read = readNavbarItems(navbar.items, { versions, sidebars: new Map([[SIDEBAR, firstPage]]) })
  const references = source
    .strings()
    .filter(({ value: url, key }) => key !== 'kinds' && /^\/(?!\/)/.test(url))
    .map(({ value: url, line }) => ({ url, file, line }))
  return {
    value: { config: { ...config, navbar: { ...navbar, items: read.items } }, references },
    problems: read.problems.map(({ index, message }) =>
      source.problemIn(['navbar', 'items', index], message),
    ),
  }
}
