import type { Paragraph, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { isOfKind, type PageKinds } from '#server/site/data/page-kinds.ts'
import type { Kind } from '#server/site/data/release-history.ts'
import { releaseMark } from '#server/site/data/release-mark.ts'
import { RELEASES_FILE } from '#server/site/data/releases.ts'
import { capitalsIn, functionsIn } from '#server/site/heading-names.ts'
import { pathOfFile } from '#server/site/page-path.ts'
import { stateOf } from '../compile-context.ts'
import { visit } from '../visit.ts'

/** Headings that name a function, a clause or a type say since when there is one, and tell the browser in which releases. */
export const releaseMarks = () => (tree: Root, file: VFile) => {
  const path = pathOfFile(file.path)
  const { options, includes } = stateOf(file)
  const { kinds } = options
  if (!path || !isOfKind(path, [...kinds.function, ...kinds.statement, ...kinds.type])) return
  includes.add(RELEASES_FILE)
  const { releases } = options.data
  const mark = (kind: Kind, names: readonly string[]) =>
    releaseMark(releases, kind, names, options.release.tag_name)
  const form = path.slice('/docs/'.length, -1)
  const { since } = mark('statement', [form])
  if (since) file.data.since = since
  visit(tree, 'heading', (node, index, parent) => {
    const title = textOf(node)
    const [kind, names] = namesIn(kinds, path, form, title)
    const found = mark(kind, names)
    const measured = Object.entries(found.measured).map(([name, value]) => [`data-${name}`, value])
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...Object.fromEntries(measured) } }
    if (parent && index !== undefined && found.since && found.since !== since)
      parent.children.splice(index + 1, 0, chip(found.since) as RootContent)
  })
}

function namesIn(kinds: PageKinds, path: string, form: string, title: string): [Kind, string[]] {
  if (isOfKind(path, kinds.function)) return ['function', functionsIn(title)]
  const capitals = capitalsIn(title)
  if (isOfKind(path, kinds.type)) return ['type', capitals ? [capitals] : []]
  const isClause = isOfKind(path, kinds.statement) && capitals
  return ['clause', isClause ? capitals.split(/[\s-]+/).map((word) => `${form} ${word}`) : []]
}

const chip = (version: string): Paragraph => ({
  type: 'paragraph',
  children: [
    {
      type: 'mdxJsxTextElement',
      name: 'Since',
      attributes: [{ type: 'mdxJsxAttribute', name: 'version', value: version }],
      children: [],
    } as never,
  ],
})
