import { isMap, isScalar, isSeq } from 'yaml'
import { type DocsPath, parseDocsPath } from '#client/model/docs-path.ts'
import type { Language } from '#client/model/languages.ts'
import { NAV_TAGS, type NavNode, type NavTag } from '#client/model/navigation.ts'
import type { ContentProblem } from '../content-error.ts'
import type { DataFile, Parsed } from './data-files.ts'
import { readYaml } from './yaml-source.ts'

export const NAVIGATION_FILE = 'navigation.yaml'

const FORM = `An item is a path (/docs/name/), or has "page" with an optional "label" and "tag", or "group" with "items" and an optional "tag" (${NAV_TAGS.join(', ')}).`

/** The fields of a page that navigation needs. */
export interface LabelledPage {
  readonly path: DocsPath
  readonly label: string
  /** The page's tag, unless its line has one. */
  readonly tag?: NavTag
  readonly language?: Language
}

/** Parses the sidebar. Labels come from the pages; every problem has its line. */
export function parseNavigation(
  { file, text: yaml }: DataFile,
  pages: ReadonlyMap<DocsPath, LabelledPage>,
): Parsed<NavNode[]> {
  const source = readYaml(file, yaml)
  if (source.syntax.length > 0) return { value: [], problems: source.syntax }
  const problems: ContentProblem[] = []
  const seen = new Set<string>()
  const report = (node: unknown, message: string, remedy?: string) =>
    void problems.push(source.problemAt(node, message, remedy))

  const pageNode = (node: unknown, text: string, label?: string, own?: NavTag): NavNode[] => {
    const path = parseDocsPath(text)
    const page = path && pages.get(path)
    if (!page) report(node, `"${text}" is not a page`, 'Write the page first, or remove the line.')
    else if (seen.has(page.path)) report(node, `${page.path} is in the navigation twice`)
    if (!page) return []
    seen.add(page.path)
    const tag = own ?? page.tag
    const { language } = page
    return [
      {
        kind: 'page',
        path: page.path,
        label: label ?? page.label,
        ...(tag ? { tag } : {}),
        ...(language && { language }),
      },
    ]
  }

  const read = (node: unknown): NavNode[] => {
    if (isScalar(node)) return pageNode(node, String(node.value))
    if (!isMap(node)) {
      report(node, 'this is not a navigation item', FORM)
      return []
    }
    const text = (key: string): string | undefined =>
      typeof node.get(key) === 'string' ? (node.get(key) as string) : undefined
    const [group, page, tagText] = [text('group'), text('page'), text('tag')]
    const tag = NAV_TAGS.find((name) => name === tagText)
    if (tagText && !tag) report(node, `unknown tag "${tagText}"`, FORM)
    if (page) return pageNode(node, page, text('label'), tag)
    const items = node.get('items')
    if (!group) report(node, `the item has nothing to link to: ${JSON.stringify(node.toJSON())}`, FORM)
    else if (!isSeq(items) || items.items.length === 0)
      report(node, `the group "${group}" has no items, so it has nothing to link to`, FORM)
    if (!group || !isSeq(items)) return []
    return [{ kind: 'group', label: group, children: items.items.flatMap(read), ...(tag ? { tag } : {}) }]
  }

  const nodes = isSeq(source.contents) ? source.contents.items.flatMap(read) : []
  if (!isSeq(source.contents)) report(source.contents, 'the navigation is not a list', FORM)
  return { value: nodes, problems }
}
