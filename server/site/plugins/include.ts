import { posix } from 'node:path'
import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { report, stateOf } from '../compile-context.ts'
import { parseFrontMatter } from '../front-matter.ts'
import { resolveLanguage } from '../highlight/highlighter.ts'
import { jsxAttribute } from '../jsx-attribute.ts'

/**
 * `<Include file="partials/x" />` becomes the snippet's own content before any other plugin runs, so that its headings,
 * links and problems count for the page. A file below content/samples is a program and becomes a fence; any other name is
 * an MDX file below content/docs.
 */
export function include(this: Processor) {
  const parse = (source: string, path: string) => this.parse(new VFile({ value: source, path })) as Root
  return async (tree: Root, file: VFile) => expand(tree, file, parse, [file.path])
}

const SAMPLES = 'samples/'

type Parse = (source: string, path: string) => Root

async function expand(tree: Root, file: VFile, parse: Parse, trail: readonly string[]): Promise<void> {
  const places: { parent: { children: RootContent[] }; node: MdxJsxFlowElement }[] = []
  visit(tree, 'mdxJsxFlowElement', (node, _index, parent) => {
    if (node.name === 'Include' && parent)
      places.push({ parent: parent as { children: RootContent[] }, node })
  })
  for (const { parent, node } of places) {
    const nodes = await load(node, file, parse, trail)
    parent.children.splice(parent.children.indexOf(node), 1, ...nodes)
  }
}

async function load(
  node: MdxJsxFlowElement,
  file: VFile,
  parse: Parse,
  trail: readonly string[],
): Promise<RootContent[]> {
  const name = jsxAttribute(node, 'file')
  if (!name) {
    report(file, node, '<Include> names no file', 'Write <Include file="partials/name" />.')
    return []
  }
  const sample = name.startsWith(SAMPLES)
  const path = sample ? name : `docs/${name.replace(/\.mdx$/, '')}.mdx`
  if (trail.includes(path)) {
    report(file, node, `<Include> of ${path} includes itself: ${[...trail, path].join(' -> ')}`)
    return []
  }
  const source = await stateOf(file).readInclude(path)
  if (source === null) {
    report(file, node, `<Include> names ${path}, which does not exist`)
    return []
  }
  if (sample) {
    const language = resolveLanguage(posix.extname(name).slice(1)) ?? 'text'
    const title = jsxAttribute(node, 'title') ?? posix.basename(name)
    return [
      {
        type: 'code',
        lang: language,
        meta: `title="${title}"`,
        value: source.trimEnd(),
        ...positionOf(node),
      },
    ]
  }
  const { body, problems } = parseFrontMatter(path, source)
  stateOf(file).problems.push(...problems)
  const snippet = parse(body, path)
  visit(snippet, (child) => {
    child.data = { ...child.data, includedFrom: path }
  })
  await expand(snippet, file, parse, [...trail, path])
  return snippet.children
}

const positionOf = (node: MdxJsxFlowElement) => (node.position ? { position: node.position } : {})
