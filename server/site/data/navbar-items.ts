import { z } from 'zod'
import { runsNothing } from '../url-scheme.ts'

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

const link = z
  .strictObject({
    ...placed,
    type: z.literal('link'),
    label: text,
    ...target,
    newTab: z.literal(true).exactOptional(),
  })
  .transform(({ to, href = to, ...item }, context) => {
    if (!href) context.addIssue('it has nothing to link to: give it "to" or "href"')
    return { ...item, href: href ?? z.NEVER }
  })

/** Links to the introduction, where the sidebar begins. */
const docsSidebar = z
  .strictObject({
    ...placed,
    type: z.literal('docsSidebar'),
    label: text,
    sidebar: z.literal('docs', 'it has nothing to link to: the only sidebar is "docs"'),
  })
  .transform((item) => ({ ...item, href: '/docs/' }))

const entries = [link, docsSidebar, z.strictObject({ ...placed, type: z.literal('html'), html })] as const

/** The library names no type that it does not know. */
const named = {
  error: ({ input }: { input?: unknown }) =>
    `no item here can be ${JSON.stringify((input as { type?: unknown }).type ?? input)}`,
}

/** Adds the type that an item need not name. */
const withType = (item: unknown): unknown =>
  typeof item === 'object' && item !== null ? { type: 'items' in item ? 'dropdown' : 'link', ...item } : item

const entry = z.preprocess(withType, z.discriminatedUnion('type', entries, named))

const dropdown = z
  .strictObject({
    ...placed,
    type: z.literal('dropdown'),
    label: text,
    ...target,
    items: z.array(entry).min(1),
  })
  .transform(({ to, href = to, ...item }) => ({ ...item, ...(href && { href }) }))

const docsVersionDropdown = z.strictObject({
  ...placed,
  type: z.literal('docsVersionDropdown'),
  versions: z.array(text).min(1).exactOptional(),
})

const plain = z.strictObject({ ...placed, type: z.enum(['localeDropdown', 'search', 'repository']) })

const anyItem = z.preprocess(
  withType,
  z.discriminatedUnion('type', [...entries, dropdown, docsVersionDropdown, plain], named),
)

/** An item of the navbar, with addresses in place of names. The problem of a wrong one shows its configuration. */
export const navbarItem = z.unknown().transform((item, context) => {
  const { data, error } = anyItem.safeParse(item)
  for (const { path, message } of error?.issues ?? []) {
    const name = path.length > 0 ? `"${path.join('.')}": ` : ''
    context.addIssue(`${name}${message}: ${JSON.stringify(item)}`)
  }
  return data ?? z.NEVER
})
