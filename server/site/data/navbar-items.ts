import { z } from 'zod'
import type { DocsVersion, NavbarItem } from '#client/model/site-config.ts'
import { runsNothing } from '../url-scheme.ts'

/** The names that navbar items can use, with what they refer to. */
export interface NavbarNames {
  readonly versions: readonly DocsVersion[]
  /** The first page of each sidebar; undefined for one without pages. */
  readonly sidebars: ReadonlyMap<string, string | undefined>
}

export const text = z.string().min(1)
export const address = z.string().regex(/^(?:https?:\/\/|\/)/, 'it must start with "/" or "https://"')

const position = z.enum(['left', 'right']).default('right')
const placed = { position, mobileOnly: z.literal(true).exactOptional() }
const target = { to: z.string().startsWith('/').exactOptional(), href: address.exactOptional() }
/** The content security policy would not run or apply these. */
const html = text.refine(
  runsNothing,
  'no scripts and no styles: neither elements, nor attributes, nor links that run code',
)

/** An item of the navbar, with addresses in place of names. */
function itemSchema({ versions, sidebars }: NavbarNames) {
  const version = text.transform((name, context) => {
    const found = versions.find((each) => each.name === name)
    const known = versions.map((each) => each.name).join(', ')
    if (!found)
      context.addIssue(`the navbar names the version "${name}", which is missing: there are ${known}`)
    return found ?? z.NEVER
  })
  const link = z
    .strictObject({
      ...placed,
      type: z.literal('link'),
      label: text,
      ...target,
      newTab: z.literal(true).exactOptional(),
    })
    .transform(({ to, href = to, ...item }, context) => {
      if (!href) context.addIssue('the navbar link has nothing to link to: give it "to" or "href"')
      return { ...item, href: href ?? z.NEVER }
    })
  const docsSidebar = z
    .strictObject({ ...placed, type: z.literal('docsSidebar'), label: text, sidebar: text })
    .transform((item, context) => {
      const href = sidebars.get(item.sidebar)
      const known = [...sidebars.keys()].join(', ')
      if (!href)
        context.addIssue(
          `the navbar's sidebar "${item.sidebar}" has nothing to link to: there are ${known}, and one needs a page`,
        )
      return { ...item, href: href ?? z.NEVER }
    })
  const docsVersion = z
    .strictObject({
      ...placed,
      type: z.literal('docsVersion'),
      label: text.exactOptional(),
      version: version.prefault('current'),
    })
    .transform(({ version: { name, label: ownLabel, main }, label = ownLabel, ...item }) => ({
      ...item,
      label,
      version: name,
      href: main,
    }))
  const entries = [
    link,
    docsSidebar,
    docsVersion,
    z.strictObject({ ...placed, type: z.literal('html'), html }),
  ] as const
  const entry = z.discriminatedUnion('type', entries, {
    error: ({ input }) => `a dropdown of the navbar cannot hold a ${(input as { type?: string }).type}`,
  })
  const dropdown = z
    .strictObject({
      ...placed,
      type: z.literal('dropdown'),
      label: text,
      ...target,
      items: z.array(z.preprocess(withType, entry)).min(1),
    })
    .transform(({ to, href = to, ...item }) => ({ ...item, ...(href && { href }) }))
  const docsVersionDropdown = z.strictObject({
    ...placed,
    type: z.literal('docsVersionDropdown'),
    versions: z
      .array(version)
      .min(1)
      .prefault(versions.map(({ name }) => name))
      .transform((known) => known.map(({ name }) => name)),
  })
  const plain = z.strictObject({ ...placed, type: z.enum(['localeDropdown', 'search', 'repository']) })
  const items = [...entries, dropdown, docsVersionDropdown, plain] as const
  return z.preprocess(
    withType,
    z.discriminatedUnion('type', items, {
      error: ({ input }) =>
        typeof input === 'object'
          ? `unknown navbar item type "${(input as { type?: string }).type}"`
          : 'the navbar item is not a mapping',
    }),
  )
}

/** Adds the type that an item need not name. */
const withType = (item: unknown): unknown =>
  typeof item === 'object' && item !== null ? { type: 'items' in item ? 'dropdown' : 'link', ...item } : item

export interface ItemProblem {
  /** The index of the item with the problem. */
  readonly index: number
  readonly message: string
}

/** Parses the items of the navbar; every problem shows the configuration of its item. */
export function readNavbarItems(
  items: readonly unknown[],
  names: NavbarNames,
): { items: NavbarItem[]; problems: ItemProblem[] } {
  const schema = itemSchema(names)
  const read: NavbarItem[] = []
  const problems: ItemProblem[] = []
  for (const [index, item] of items.entries()) {
    const { data, error } = schema.safeParse(item)
    const [issue] = error?.issues ?? []
    if (data) read.push(data)
    if (issue) problems.push({ index, message: `${describeIssue(issue, item)}: ${JSON.stringify(item)}` })
  }
  return { items: read, problems }
}

/** The library's messages name neither the item nor the key. */
function describeIssue({ code, path, message }: z.core.$ZodIssue, item: unknown): string {
  if (code === 'custom' || code === 'invalid_union') return message
  const { type } = withType(item) as { type?: string }
  return `the navbar item of type ${type} is wrong${path.length > 0 ? ` "${path.join('.')}"` : ''}, ${message}`
}
