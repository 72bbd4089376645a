import { readFile } from 'node:fs/promises'
import { createProcessor } from '@mdx-js/mdx'
import type { Code, Parents, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { type CompileOptions, type CompileState, fileOf } from '#server/site/compile/compile-context.ts'
import { parseFrontMatter } from '#server/site/compile/front-matter.ts'
import { createHighlighter } from '#server/site/compile/highlight/highlighter.ts'
import { include } from '#server/site/compile/plugins/include.ts'
import { version } from '#server/site/compile/plugins/version.ts'
import { type Fence, parseFence } from '#server/site/compile/samples/fence.ts'
import { syntax } from '#server/site/compile/syntax.ts'
import { formatProblem } from '#server/site/content-error.ts'
import { type PlanClaim, parsePlanClaim } from './plan-claim.ts'
import { errorsInList, errorsInTable, type QuotedError } from './quoted-errors.ts'

/** A fence with the place where its author finds it. */
export interface PlacedFence {
  /** Below the content folder. */
  readonly file: string
  /** Of the opening fence; 0 for an included listing, whose first line is the file's. */
  readonly line: number
  readonly fence: Fence
  readonly text: string
}

export interface SqlSample extends PlacedFence {
  readonly result: PlacedFence | null
}

/** Samples and claims of a page, snippets included. */
export interface PageFacts {
  readonly file: string
  readonly title: string
  /** Of a feature that only the Enterprise server has. */
  readonly isEnterprise: boolean
  readonly samples: readonly SqlSample[]
  /** Results that do not follow a SQL sample: nothing would check them. */
  readonly strayResults: readonly PlacedFence[]
  readonly headings: readonly { readonly text: string; readonly line: number }[]
  /** Syntax diagrams of SQL, as EBNF; those of another language say with `no-run` which. */
  readonly grammars: readonly string[]
  /** The first column of every table. */
  readonly rowNames: readonly string[]
  /** Messages in the first column of tables of errors. */
  readonly errorTexts: readonly QuotedError[]
  readonly includes: readonly string[]
  readonly plan: PlanClaim | null
}

declare module 'vfile' {
  interface DataMap {
    tree: Root
  }
}

/** The page's Markdown with snippets and the version in place; the rest of the compiler gets an empty page. */
const processor = createProcessor({
  remarkPlugins: [
    [remarkGfm, { singleTilde: false }],
    syntax,
    [remarkMath, { singleDollarTextMath: false }],
    include,
    version,
    () => takeTree,
  ],
})

function takeTree(tree: Root, file: VFile): void {
  file.data.tree = { ...tree }
  tree.children = []
}

/** Never asked to highlight anything: the compile state wants one. */
const highlighter = createHighlighter()

/** Reads a page of the content folder `root`. Throws where MDX cannot be parsed or a snippet is missing. */
export async function collectSamples(
  root: string,
  file: string,
  options: CompileOptions,
): Promise<PageFacts> {
  const source = await readFile(`${root}/${file}`, 'utf8')
  const { frontMatter, body } = parseFrontMatter(file, source)
  const includes = new Map<string, string>()
  const state: CompileState = {
    options,
    highlighter,
    problems: [],
    references: [],
    anchors: new Set(),
    includes: new Set(),
    readInclude: async (name: string) => {
      const text = await readFile(`${root}/${name}`, 'utf8').catch(() => null)
      if (text !== null) includes.set(name, text)
      return text
    },
  }
  const vfile = new VFile({ path: file, value: body, data: { compile: state } })
  await processor.process(vfile)
  const [problem] = state.problems
  if (problem) throw new Error(formatProblem(problem))
  if (!vfile.data.tree) throw new Error(`${file} has no tree`)
  const place = (node: Code) => placed(node, vfile, includes, options.release.tag_name)
  const facts = factsOf(vfile.data.tree, place)
  return {
    file,
    title: frontMatter?.title ?? '',
    isEnterprise: frontMatter?.edition === 'enterprise',
    includes: [...includes.keys()],
    ...facts,
  }
}

type Place = (node: Code) => PlacedFence

function factsOf(tree: Root, place: Place): Omit<PageFacts, 'file' | 'title' | 'isEnterprise' | 'includes'> {
  const samples: SqlSample[] = []
  const strayResults: PlacedFence[] = []
  const headings: { text: string; line: number }[] = []
  const grammars: string[] = []
  const rowNames: string[] = []
  const errorTexts: QuotedError[] = []
  let plan: PlanClaim | null = null
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') headings.push({ text: textOf(node), line: node.position?.start.line ?? 0 })
    else if (node.type === 'paragraph') plan ??= parsePlanClaim(node)
    else if (node.type === 'table') errorTexts.push(...errorsInTable(node))
    else if (node.type === 'list') errorTexts.push(...errorsInList(node, parent?.children[(index ?? 0) - 1]))
    else if (node.type === 'tableRow') rowNames.push(textOf(node.children[0]))
    else if (node.type !== 'code') return
    else if (node.lang === 'railroad') {
      if (!place(node).fence.noRun) grammars.push(node.value)
    } else if (node.lang === 'sql')
      samples.push({ ...place(node), result: resultBehind(node, parent, place) })
    else if (node.lang === 'result' && !isSql(parent?.children[(index ?? 0) - 1]))
      strayResults.push(place(node))
  })
  return { samples, strayResults, headings, grammars, rowNames, errorTexts, plan }
}

const isSql = (node: Parents['children'][number] | undefined): boolean =>
  node?.type === 'code' && node.lang === 'sql'

function resultBehind(node: Code, parent: Parents | undefined, place: Place): PlacedFence | null {
  const next = parent?.children[parent.children.indexOf(node as never) + 1]
  return next?.type === 'code' && next.lang === 'result' ? place(next) : null
}

function placed(
  node: Code,
  vfile: VFile,
  includes: ReadonlyMap<string, string>,
  version: string,
): PlacedFence {
  const { fence } = parseFence(node.lang ?? '', node.meta)
  // The compiler puts an included listing where its <Include> stands; its own lines are what an author looks for.
  const listing = [...includes].find(
    ([name, source]) =>
      !name.endsWith('.mdx') && source.trimEnd().replaceAll('%VERSION%', version) === node.value,
  )
  const place = listing
    ? { file: listing[0], line: 0 }
    : { file: fileOf(vfile, node), line: node.position?.start.line ?? 0 }
  return { ...place, fence, text: node.value }
}
