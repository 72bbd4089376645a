import { z } from 'zod'
import { type DocsPath, parseDocsPath } from '#client/model/docs-path.ts'
import type { NavNode, NavPage } from '#client/model/navigation.ts'
import type { YamlSource } from './yaml-source.ts'

export const NAVIGATION_FILE = 'navigation.yaml'

const FORM = 'An item is a path (/docs/name/), or has a name as "group" and "items".'

interface Item {
  readonly page?: string
  readonly group?: string
  readonly items?: readonly Item[]
}

const item: z.ZodType<Item> = z.preprocess(
  (value) => (typeof value === 'string' ? { page: value } : value),
  z.strictObject({
    page: z.string().exactOptional(),
    group: z.string().exactOptional(),
    items: z.lazy(() => z.array(item).min(1)).exactOptional(),
  }),
)

/** Parses the sidebar. Labels come from the pages; every problem has its line. */
export function parseNavigation(source: YamlSource, pages: ReadonlyMap<DocsPath, NavPage>): NavNode[] {
  const seen = new Set<string>()
  const nodesOf = (items: readonly Item[], place: readonly PropertyKey[]): NavNode[] =>
    items.flatMap((each, index) => nodeOf(each, [...place, index]))
  const nodeOf = ({ page: text, group, items }: Item, place: readonly PropertyKey[]): NavNode[] => {
    if (group && items)
      return [{ kind: 'group', label: group, children: nodesOf(items, [...place, 'items']) }]
    const path = parseDocsPath(text ?? '')
    const page = path && pages.get(path)
    if (!text) source.report(place, `the item has nothing to link to: ${JSON.stringify({ group })}`, FORM)
    else if (!page)
      source.report(place, `"${text}" is not a page`, 'Write the page first, or remove the line.')
    else if (seen.size === seen.add(page.path).size)
      source.report(place, `${page.path} is in the navigation twice`)
    return page ? [page] : []
  }
  return nodesOf(source.parse(z.array(item), FORM) ?? [], [])
}
