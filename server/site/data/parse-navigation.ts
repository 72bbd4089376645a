import { z } from 'zod'
import { type DocsPath, parseDocsPath } from '#client/model/docs-path.ts'
import type { Language } from '#client/model/languages.ts'
import { NAV_TAGS, type NavNode, type NavTag } from '#client/model/navigation.ts'
import type { YamlSource } from './yaml-source.ts'

export const NAVIGATION_FILE = 'navigation.yaml'

const FORM = `An item is a path (/docs/name/), or has "page" with an optional "label" and "tag", or "group" with "items" and an optional "tag" (${NAV_TAGS.join(', ')}).`

interface Item {
  readonly page?: string
  readonly label?: string
  readonly tag?: NavTag
  readonly group?: string
  readonly items?: readonly Item[]
}

const item: z.ZodType<Item> = z.preprocess(
  (value) => (typeof value === 'string' ? { page: value } : value),
  z.strictObject({
    page: z.string().exactOptional(),
    label: z.string().exactOptional(),
    tag: z.enum(NAV_TAGS).exactOptional(),
    group: z.string().exactOptional(),
    items: z.lazy(() => z.array(item).min(1)).exactOptional(),
  }),
)

/** The fields of a page that navigation needs. */
export interface LabelledPage {
  readonly path: DocsPath
  readonly label: string
  /** The page's tag, unless its line has one. */
  readonly tag?: NavTag
  readonly language?: Language
}

/** Parses the sidebar. Labels come from the pages; every problem has its line. */
export function parseNavigation(source: YamlSource, pages: ReadonlyMap<DocsPath, LabelledPage>): NavNode[] {
  const seen = new Set<string>()
  const nodeOf = ({ page: text, group, items, ...own }: Item, place: readonly PropertyKey[]): NavNode[] => {
    if (group && items)
      return [{ kind: 'group', label: group, children: nodesOf(items, [...place, 'items']), ...own }]
    if (!text) {
      source.report(place, `the item has nothing to link to: ${JSON.stringify({ group, ...own })}`, FORM)
      return []
    }
    const path = parseDocsPath(text)
    const page = path && pages.get(path)
    if (!page) source.report(place, `"${text}" is not a page`, 'Write the page first, or remove the line.')
    else if (seen.size === seen.add(page.path).size)
      source.report(place, `${page.path} is in the navigation twice`)
    return page ? [{ kind: 'page', ...page, ...own }] : []
  }
  const nodesOf = (items: readonly Item[], place: readonly PropertyKey[]): NavNode[] =>
    items.flatMap((each, index) => nodeOf(each, [...place, index]))
  return nodesOf(source.parse(z.array(item), FORM) ?? [], [])
}
