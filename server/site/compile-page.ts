import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import type { ContentNode, Heading } from '#client/model/page.ts'
import type { CompileOptions, CompileState, PageReference } from './compile-context.ts'
import { COMPONENTS } from './components.ts'
import type { ContentProblem } from './content-error.ts'
import { EvaluationError, evaluateMdx } from './evaluate-mdx.ts'
import { type FrontMatter, parseFrontMatter } from './front-matter.ts'
import { createHighlighter } from './highlight/highlighter.ts'
import { mathSyntax } from './math/math-syntax.ts'
import { blockSpace } from './plugins/block-space.ts'
import { callouts } from './plugins/callouts.ts'
import { codeBlocks } from './plugins/code-blocks.ts'
import { collectText, type PageSection } from './plugins/collect-text.ts'
import { containerDirectives } from './plugins/container-directives.ts'
import { dataComponents } from './plugins/data-components.ts'
import { diagrams } from './plugins/diagrams.ts'
import { formulas } from './plugins/formulas.ts'
import { headingLinks } from './plugins/heading-links.ts'
import { headings } from './plugins/headings.ts'
import { images } from './plugins/images.ts'
import { include } from './plugins/include.ts'
import { knownComponents } from './plugins/known-components.ts'
import { links } from './plugins/links.ts'
import { markdownExport } from './plugins/markdown-export.ts'
import { staticHtml } from './plugins/static-html.ts'
import { tables } from './plugins/tables.ts'
import { version } from './plugins/version.ts'
import { toContent } from './to-content.ts'

/** A page compiled: plain data, kept in the cache as it is. */
export interface CompiledPage {
  readonly file: string
  readonly frontMatter: FrontMatter
  readonly content: readonly ContentNode[]
  readonly headings: readonly Heading[]
  /** Every heading's id, for the check of anchors. */
  readonly ids: readonly string[]
  readonly sections: readonly PageSection[]
  readonly markdown: string
  readonly references: readonly PageReference[]
  /** Files that it includes or shows; a change in one makes the page compile again. */
  readonly includes: readonly string[]
}

export type CompileResult = { readonly page: CompiledPage } | { readonly problems: readonly ContentProblem[] }

/** The order is the meaning: snippets first, then what changes Markdown, then what reads it, then HTML. */
const processor = createProcessor({
  outputFormat: 'function-body',
  elementAttributeNameCase: 'html',
  stylePropertyNameCase: 'css',
  remarkPlugins: [
    [remarkGfm, { singleTilde: false }],
    containerDirectives,
    mathSyntax,
    include,
    [knownComponents, COMPONENTS],
    dataComponents,
    version,
    links,
    images,
    headings,
    markdownExport,
    collectText,
    callouts,
    formulas,
    diagrams,
    codeBlocks,
  ],
  rehypePlugins: [headingLinks, tables, blockSpace, staticHtml],
})

/** Shared by all pages: grammars load once. */
const highlighter = createHighlighter()

/** Compiles and evaluates one page, or says everything that is wrong with it. */
export async function compilePage(
  file: string,
  source: string,
  options: CompileOptions,
  readInclude: (file: string) => Promise<string | null>,
): Promise<CompileResult> {
  const { frontMatter, body, problems } = parseFrontMatter(file, source)
  const includes = new Set<string>()
  const state: CompileState = {
    options,
    highlighter,
    readInclude: (name) => {
      includes.add(name)
      return readInclude(name)
    },
    readImage: (name) => {
      includes.add(name)
      return options.data.images.get(name) ?? null
    },
    dependOn: (name) => includes.add(name),
    problems: [...problems],
    references: [],
  }
  const vfile = new VFile({ path: file, value: body, data: { compile: state } })
  const content = await compileBody(vfile, state)
  if (state.problems.length > 0 || !frontMatter || !content) return { problems: state.problems }
  const { headings = [], ids = [], sections = [], markdown = '' } = vfile.data
  return {
    page: {
      file,
      frontMatter,
      content,
      headings,
      ids,
      sections,
      markdown,
      references: state.references,
      includes: [...includes],
    },
  }
}

async function compileBody(vfile: VFile, state: CompileState): Promise<readonly ContentNode[] | null> {
  try {
    const code = String(await processor.process(vfile))
    if (state.problems.length > 0) return null
    return toContent(await evaluateMdx(code, COMPONENTS))
  } catch (error) {
    state.problems.push(problemOf(vfile.path, error))
    return null
  }
}

function problemOf(file: string, error: unknown): ContentProblem {
  if (error instanceof VFileMessage) {
    const place =
      error.line === undefined
        ? {}
        : { line: error.line, ...(error.column === undefined ? {} : { column: error.column }) }
    return {
      file,
      ...place,
      message: error.reason,
      remedy: 'MDX reads { and < in prose as code: put them in backticks or escape them with \\.',
    }
  }
  if (error instanceof EvaluationError) return { file, message: error.message }
  if (error instanceof Error) return { file, message: `an expression of the page failed: ${error.message}` }
  throw error
}
