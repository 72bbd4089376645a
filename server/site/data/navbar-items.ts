import { z } from 'zod'
import type { DocsVersion, NavbarEntry, NavbarItem } from '#client/model/site-config.ts'
import { runsNothing } from '../url-scheme.ts'

/** The names that navbar items can use, with what they refer to. */
export interface NavbarNames {
  readonly versions: readonly DocsVersion[]
  /** The first page of each sidebar; undefined for one without pages. */
  readonly sidebars: ReadonlyMap<string, string | undefined>
}

export const text = z.string().min(1)
export const address = z.string().regex(/^(?:https?:\/\/|\/)/, 'it must start with "/" or "https://"')

const placed = {
  position: z.enum(['left', 'right']).default('right'),
  mobileOnly: z.boolean().exactOptional(),
}
const target = {
  to: z.string().startsWith('/').exactOptional(),
  href: address.exactOptional(),
  newTab: z.boolean().exactOptional(),
}
/** The content security policy would not run or apply these. */
const html = text.refine(
  runsNothing,
  'no scripts and no styles: neither elements, nor attributes, nor links that run code',
)

const SCHEMAS = {
  link: z.strictObject({ type: z.literal('link'), label: text, ...target, ...placed }),
  docsSidebar: z.strictObject({ type: z.literal('docsSidebar'), label: text, sidebar: text, ...placed }),
  docsVersion: z.strictObject({
    type: z.literal('docsVersion'),
    label: text.exactOptional(),
    version: text.default('current'),
    ...placed,
  }),
  html: z.strictObject({ type: z.literal('html'), html, ...placed }),
  dropdown: z.strictObject({
    type: z.literal('dropdown'),
    label: text,
    to: target.to,
    href: target.href,
    items: z.array(z.unknown()).min(1),
    ...placed,
  }),
  docsVersionDropdown: z.strictObject({
    type: z.literal('docsVersionDropdown'),
    versions: z.array(text).min(1).exactOptional(),
    ...placed,
  }),
  localeDropdown: z.strictObject({ type: z.literal('localeDropdown'), ...placed }),
  search: z.strictObject({ type: z.literal('search'), ...placed }),
  repository: z.strictObject({ type: z.literal('repository'), ...placed }),
}
type Type = keyof typeof SCHEMAS
type Configured = z.output<(typeof SCHEMAS)[Type]>

/** Thrown while one item is read; its message names the item. */
class ItemError extends Error {
  readonly remedy: string | undefined

  constructor(message: string, item: unknown, remedy?: string) {
    super(`${message}: ${JSON.stringify(item)}`)
    this.remedy = remedy
  }
}

export interface ItemProblem {
  /** The index of the item with the problem. */
  readonly index: number
  readonly message: string
  readonly remedy: string | undefined
}

/** Parses the items of the navbar; every problem shows the configuration of its item. */
export function readNavbarItems(
  items: readonly unknown[],
  names: NavbarNames,
): { items: NavbarItem[]; problems: ItemProblem[] } {
  const problems: ItemProblem[] = []
  const read = items.flatMap((item, index) => {
    try {
      return [readItem(item, names)]
    } catch (error) {
      if (!(error instanceof ItemError)) throw error
      problems.push({ index, message: error.message, remedy: error.remedy })
      return []
    }
  })
  return { items: read, problems }
}

function validate(item: unknown): Configured {
  if (typeof item !== 'object' || item === null) throw new ItemError('the navbar item is not a mapping', item)
  const type = 'type' in item ? item.type : 'items' in item ? 'dropdown' : 'link'
  if (typeof type !== 'string' || !Object.hasOwn(SCHEMAS, type))
    throw new ItemError(
      `unknown navbar item type "${type}"`,
      item,
      `The types are ${Object.keys(SCHEMAS).join(', ')}.`,
    )
  const result = SCHEMAS[type as Type].safeParse({ ...item, type })
  if (result.success) return result.data
  const [issue] = result.error.issues
  const key = issue?.path.length ? ` "${issue.path.join('.')}"` : ''
  throw new ItemError(`the navbar item of type ${type} is wrong${key}, ${issue?.message}`, item)
}

/** Parses one item and replaces names with addresses. */
function readItem(item: unknown, names: NavbarNames): NavbarItem {
  const configured = validate(item)
  const { type, position, mobileOnly } = configured
  const place = { position, ...(mobileOnly && { mobileOnly }) }
  switch (type) {
    case 'link': {
      const { label, newTab, href = configured.to } = configured
      if (!href)
        throw new ItemError('the navbar link has nothing to link to', item, 'Give it "to" or "href".')
      return { ...place, type, label, href, ...(newTab && { newTab }) }
    }
    case 'docsSidebar': {
      const { label, sidebar } = configured
      return { ...place, type, label, sidebar, href: sidebarNamed(sidebar, item, names) }
    }
    case 'docsVersion': {
      const version = versionNamed(configured.version, item, names)
      const { label = version.label } = configured
      return { ...place, type, label, version: version.name, href: version.main }
    }
    case 'docsVersionDropdown': {
      const { versions = names.versions.map(({ name }) => name) } = configured
      return { ...place, type, versions: versions.map((name) => versionNamed(name, item, names).name) }
    }
    case 'dropdown': {
      const { label, items, href = configured.to } = configured
      const entries = items.map((entry) => readEntry(entry, names))
      return { ...place, type, label, items: entries, ...(href && { href }) }
    }
    case 'html':
      return { ...place, type, html: configured.html }
    default:
      return { ...place, type }
  }
}

function readEntry(entry: unknown, names: NavbarNames): NavbarEntry {
  const item = readItem(entry, names)
  switch (item.type) {
    case 'link':
    case 'docsSidebar':
    case 'docsVersion':
    case 'html':
      return item
    default:
      throw new ItemError(`a dropdown of the navbar cannot hold a ${item.type}`, entry)
  }
}

function sidebarNamed(name: string, item: unknown, { sidebars }: NavbarNames): string {
  const first = sidebars.get(name)
  if (first) return first
  throw new ItemError(
    `the navbar's sidebar "${name}" has nothing to link to`,
    item,
    `The sidebars are ${[...sidebars.keys()].join(', ')}; one needs a page.`,
  )
}

function versionNamed(name: string, item: unknown, { versions }: NavbarNames): DocsVersion {
  const version = versions.find((candidate) => candidate.name === name)
  if (version) return version
  throw new ItemError(
    `the navbar names the version "${name}", which is missing`,
    item,
    `The versions are ${versions.map((candidate) => candidate.name).join(', ')}.`,
  )
}
