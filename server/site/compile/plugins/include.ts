import { posix } from 'node:path'
import type { Code, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import { checkAttributes } from '../check-attributes.ts'
import { report, stateOf } from '../compile-context.ts'
import { parseFrontMatter } from '../front-matter.ts'
import { languageOf, TEXT } from '../highlight/fence-languages.ts'
import { jsxAttribute } from '../jsx-element.ts'
import { withoutDefaultPassword } from '../samples/credentials.ts'
import { programRegion, withoutMarkers } from '../samples/program-region.ts'
import { visit } from '../visit.ts'

/**
 * `<Include file="partials/x" />` becomes the snippet's own content before any other plugin runs, so that its headings,
 * links and problems count for the page. A file below content/samples is a program and becomes a fence; with
 * `region="send"` the fence has the lines between `# region send` and `# endregion`, and the whole program follows the
 * page's first region of it, behind a disclosure. Any other name is an MDX file below content/docs.
 */
export function include(this: Processor) {
  const parse = (source: string, path: string) => this.parse(new VFile({ value: source, path })) as Root
  return async (tree: Root, file: VFile) => expand(tree, file, { parse, opened: new Set() }, [file.path])
}

const SAMPLES = 'samples/'
const BELOW =
  'Snippets are below content/docs and programs below content/samples; links out of content/ are not followed.'

interface Inclusion {
  readonly parse: (source: string, path: string) => Root
  /** Programs that the page has shown whole. */
  readonly opened: Set<string>
}

async function expand(
  tree: Root,
  file: VFile,
  inclusion: Inclusion,
  trail: readonly string[],
): Promise<void> {
  const places: { parent: { children: RootContent[] }; node: MdxJsxFlowElement }[] = []
  visit(tree, 'mdxJsxFlowElement', (node, _index, parent) => {
    if (node.name === 'Include' && parent)
      places.push({ parent: parent as { children: RootContent[] }, node })
  })
  for (const { parent, node } of places) {
    const nodes = await load(node, file, inclusion, trail)
    parent.children.splice(parent.children.indexOf(node), 1, ...nodes)
  }
}

async function load(
  node: MdxJsxFlowElement,
  file: VFile,
  inclusion: Inclusion,
  trail: readonly string[],
): Promise<RootContent[]> {
  checkAttributes(node, { file: 'needed', region: 'optional', title: 'optional' }, file)
  const name = jsxAttribute(node, 'file')
  if (!name) return []
  const sample = name.startsWith(SAMPLES)
  const path = posix.normalize(sample ? name : `docs/${name.replace(/\.mdx$/, '')}.mdx`)
  if (path.startsWith('../')) {
    report(file, node, `<Include> of "${name}" leads out of the content folder`, BELOW)
    return []
  }
  if (trail.includes(path)) {
    report(file, node, `<Include> of ${path} includes itself: ${[...trail, path].join(' -> ')}`)
    return []
  }
  const source = await stateOf(file).readInclude(path)
  if (source === null) {
    report(file, node, `<Include> names ${path}, which does not exist`, BELOW)
    return []
  }
  if (sample) return program(node, file, { path, source: withoutDefaultPassword(source) }, inclusion.opened)
  const { body, problems } = parseFrontMatter(path, source)
  stateOf(file).problems.push(...problems)
  const snippet = inclusion.parse(body, path)
  visit(snippet, (child) => {
    child.data = { ...child.data, includedFrom: path }
  })
  await expand(snippet, file, inclusion, [...trail, path])
  return snippet.children
}

function program(
  node: MdxJsxFlowElement,
  file: VFile,
  { path, source }: { readonly path: string; readonly source: string },
  opened: Set<string>,
): RootContent[] {
  const name = posix.basename(path)
  const title = jsxAttribute(node, 'title') ?? name
  const fence = (value: string, meta = `title="${title}"`): Code => ({
    type: 'code',
    lang: (languageOf(posix.extname(path).slice(1)) ?? TEXT).words[0] ?? '',
    meta,
    value,
    ...positionOf(node),
  })
  const region = jsxAttribute(node, 'region')
  if (region === null) {
    opened.add(path)
    return [fence(withoutMarkers(source))]
  }
  const found = programRegion(source, region)
  if ('problem' in found) {
    report(
      file,
      node,
      `<Include> names ${path}, which ${found.problem}`,
      'A region is the lines between the comments "region NAME" and "endregion".',
    )
    return []
  }
  if (opened.has(path)) return [fence(found.code)]
  opened.add(path)
  return [fence(found.code), fence(withoutMarkers(source), `setup title="The whole program: ${title}"`)]
}

const positionOf = (node: MdxJsxFlowElement) => (node.position ? { position: node.position } : {})
