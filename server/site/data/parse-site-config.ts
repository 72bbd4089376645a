import { z } from 'zod'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { PageReference } from '../page-path.ts'
import { address, navbarItem, text } from './navbar-items.ts'
import { type PageKinds, pageKindsSchema } from './page-kinds.ts'
import type { YamlSource } from './yaml-source.ts'

export const SITE_FILE = 'site.yaml'

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
  navbar: z.strictObject({ hideOnScroll: z.boolean().default(false), items: z.array(navbarItem) }),
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

interface SiteFile {
  readonly config: SiteConfig
  readonly kinds: PageKinds
  /** Links of the configuration to pages of the site. */
  readonly references: readonly PageReference[]
}

/** Parses the site's configuration; null if it is wrong. */
export function parseSiteConfig(source: YamlSource): SiteFile | null {
  const value = source.parse(schema)
  if (!value) return null
  const { kinds, ...config } = value
  const names = config.versions.map(({ name }) => name)
  const items = config.navbar.items.map((item, index) => {
    if (item.type !== 'docsVersionDropdown') return item
    const { versions = names } = item
    const missing = versions.find((name) => !names.includes(name))
    if (missing)
      source.report(
        ['navbar', 'items', index],
        `the navbar names the version "${missing}", which is missing: there are ${names.join(', ')}: ${JSON.stringify(item)}`,
      )
    return { ...item, versions }
  })
  const references = [...textsIn(config)]
    .filter(({ text: url }) => /^\/(?!\/)/.test(url))
    .map(({ text: url, path }) => ({ url, file: source.file, line: source.lineOf(path) }))
  return { config: { ...config, navbar: { ...config.navbar, items } }, kinds, references }
}

function* textsIn(value: unknown, path: string[] = []): Generator<{ text: string; path: string[] }> {
  if (typeof value === 'string') yield { text: value, path }
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, key])
}
