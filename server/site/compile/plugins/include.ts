import { posix } from 'node:path'
import type { Code, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import { checkAttributes } from '../check-attributes.ts'
import { report, stateOf } from '../compile-context.ts'
import { parseFrontMatter } from '../front-matter.ts'
import { languageOf, TEXT } from '../highlight/fence-languages.ts'
import { attributesOf } from '../jsx-element.ts'
import { withoutDefaultPassword } from '../samples/credentials.ts'
import { programRegion, withoutMarkers } from '../samples/program-region.ts'
import { visit } from '../visit.ts'

/**
 * `<Include file="partials/x" />` becomes the snippet's own content before any other plugin runs, so that its headings,
 * links and problems count for the page. A file below content/samples is a program and becomes a fence; with
 * `region="send"` the fence has the lines between `# region send` and `# endregion`, and the whole program follows the
 * page's first region of it, behind a disclosure. `whole="omit"` leaves that out, on a page that shows the frame of its
 * programs already. Any other name is an MDX file below content/docs.
 */
export function include(this: Processor) {
  const parse = (source: string, path: string) => this.parse(new VFile({ value: source, path })) as Root
  return async (tree: Root, file: VFile) => {
    /** Programs that the page has shown. */
    const opened = new Set<string>()
    await expand(tree, [file.path])

    async function expand(within: Root, trail: readonly string[]): Promise<void> {
      const places: { siblings: RootContent[]; node: MdxJsxFlowElement }[] = []
      visit(within, 'mdxJsxFlowElement', (node, _index, parent) => {
        if (node.name === 'Include' && parent) places.push({ siblings: parent.children, node })
      })
      for (const { siblings, node } of places) {
        const nodes = await load(node, trail)
        siblings.splice(siblings.indexOf(node), 1, ...nodes)
      }
    }

    async function load(node: MdxJsxFlowElement, trail: readonly string[]): Promise<RootContent[]> {
      checkAttributes(node, ATTRIBUTES, file)
      const { file: name, region, whole, title } = attributesOf(node)
      if (!name) return []
      const refuse = (problem: string, remedy?: string) => {
        report(file, node, `<Include> ${problem}`, remedy)
        return []
      }
      const isSample = name.startsWith('samples/')
      const path = posix.normalize(isSample ? name : `docs/${name.replace(/\.mdx$/, '')}.mdx`)
      if (path.startsWith('../')) return refuse(`of "${name}" leads out of the content folder`, BELOW)
      if (trail.includes(path)) return refuse(`of ${path} includes itself: ${[...trail, path].join(' -> ')}`)
      const source = await stateOf(file).readInclude(path)
      if (source === null) return refuse(`names ${path}, which does not exist`, BELOW)
      if (!isSample) {
        const { body, problems } = parseFrontMatter(path, source)
        stateOf(file).problems.push(...problems)
        const snippet = parse(body, path)
        visit(snippet, (child) => {
          child.data = { ...child.data, includedFrom: path }
        })
        await expand(snippet, [...trail, path])
        return snippet.children
      }
      const program = withoutDefaultPassword(source)
      const part = region === undefined ? null : programRegion(program, region)
      if (part && 'problem' in part) return refuse(`names ${path}, which ${part.problem}`, REGION)
      const label = title ?? posix.basename(path)
      const { words } = languageOf(posix.extname(path).slice(1)) ?? TEXT
      const fence = (value: string, meta: string): Code => ({
        type: 'code',
        lang: words[0] ?? '',
        meta,
        value,
        position: node.position,
      })
      const listing = fence(part?.code ?? withoutMarkers(program), `title="${label}"`)
      return part && whole !== 'omit' && opened.size < opened.add(path).size
        ? [listing, fence(withoutMarkers(program), `setup title="The whole program: ${label}"`)]
        : [listing]
    }
  }
}

const ATTRIBUTES = { file: 'needed', region: 'optional', whole: 'optional', title: 'optional' } as const
const BELOW =
  'Snippets are below content/docs and programs below content/samples; links out of content/ are not followed.'
const REGION = 'A region is the lines between the comments "region NAME" and "endregion".'
