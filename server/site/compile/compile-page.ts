import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import type { Heading } from '#client/model/page.ts'
import { ContentErrors, type ContentProblem } from '../content-error.ts'
import type { PageReference } from '../page-path.ts'
import type { CompileOptions, CompileState } from './compile-context.ts'
import type { ComponentList } from './define-component.ts'
import { type FrontMatter, parseFrontMatter } from './front-matter.ts'
import { createHighlighter } from './highlight/highlighter.ts'
import { createPageProcessor } from './page-processor.ts'
import type { PageSection } from './plugins/collect-text.ts'
import { excessProblems } from './too-much.ts'

/** A page compiled: plain data, kept in the cache as it is. */
export interface CompiledPage {
  readonly file: string
  readonly frontMatter: FrontMatter
  /** Its HTML, with slots that are filled when all pages are known. */
  readonly html: string
  /** Its first chart as a small drawing, for pages that list it. */
  readonly picture: string | null
  /** True if it has tabs, which need the reader's choices before the first paint. */
  readonly boot: boolean
  readonly headings: readonly Heading[]
  /** The ids of headings, rows and rules, for the check of anchors. */
  readonly ids: readonly string[]
  readonly sections: readonly PageSection[]
  readonly markdown: string
  readonly references: readonly PageReference[]
  /** Files that it includes or shows; a change in one makes the page compile again. */
  readonly includes: readonly string[]
}

/** The parts of a page that plugins finish. */
declare module 'vfile' {
  interface DataMap {
    html: string
    picture: string | null
    headings: Heading[]
    sections: PageSection[]
    markdown: string
    /** The release that the page's statement came with, measured. */
    since: string
  }
}

export type CompileResult = { readonly page: CompiledPage } | { readonly problems: readonly ContentProblem[] }

/** A compiler of pages that may use these components: it compiles one, or says everything that is wrong with it. */
export function createPageCompiler(components: ComponentList) {
  const processor = createPageProcessor(components)
  // Shared by all pages: grammars load once.
  const highlighter = createHighlighter()
  return async (
    file: string,
    source: string,
    options: CompileOptions,
    readInclude: CompileState['readInclude'],
  ): Promise<CompileResult> => {
    const tooMuch = excessProblems(file, source)
    if (tooMuch.length > 0) return { problems: tooMuch }
    const { frontMatter, body, problems } = parseFrontMatter(file, source)
    const includes = new Set<string>()
    const state: CompileState = {
      options,
      highlighter,
      readInclude: (name) => {
        includes.add(name)
        return readInclude(name)
      },
      problems: [...problems],
      references: [],
      anchors: new Set(),
      includes,
    }
    const vfile = new VFile({ path: file, value: body, data: { compile: state } })
    try {
      await processor.process(vfile)
    } catch (error) {
      state.problems.push(...problemsOf(vfile, error))
    }
    const { html = '', headings = [], sections = [], markdown = '', picture = null, since } = vfile.data
    if (state.problems.length > 0 || !frontMatter) return { problems: state.problems }
    return {
      page: {
        file,
        frontMatter: { ...frontMatter, ...(since && { since }) },
        html,
        picture,
        boot: html.includes('<doc-tabs'),
        headings,
        ids: [...state.anchors],
        sections,
        markdown,
        references: state.references,
        includes: [...includes],
      },
    }
  }
}

function problemsOf({ path: file, value }: VFile, error: unknown): readonly ContentProblem[] {
  if (error instanceof ContentErrors) return error.problems
  if (error instanceof RangeError)
    return [
      { file, line: deepestLine(String(value)), message: 'the page is nested too deeply to be compiled' },
    ]
  if (!(error instanceof Error)) throw error
  if (!(error instanceof VFileMessage))
    return [{ file, message: `the page cannot be compiled: ${error.message}` }]
  const { reason } = error
  // Some messages have their place in their words only: "Expected a closing tag for `<Tabs>` (6:1-6:7)".
  const [, line = error.line, column = error.column] = error.line ? [] : (/\((\d+):(\d+)-/.exec(reason) ?? [])
  const isHeadingId = /^#+ .*\{#/.test(String(value).split('\n')[Number(line) - 1] ?? '')
  const remedy = isHeadingId
    ? 'The id of a heading follows from its words: take {#...} out.'
    : 'MDX reads { and < in prose as code: put them in backticks or escape them with \\.'
  return [
    {
      file,
      ...(line && { line: Number(line) }),
      ...(column && { column: Number(column) }),
      message: reason,
      remedy,
    },
  ]
}

/** The line with the most marks of nesting. An overflow of the stack does not say where it was. */
function deepestLine(source: string): number {
  let [line, most, open] = [1, 0, 0]
  for (const [index, text] of source.split('\n').entries()) {
    open += text.match(/<[a-z]/gi)?.length ?? 0
    const depth = open + (/^(?:\s*(?:[>*+-]|\d+\.))*/.exec(text)?.[0].length ?? 0)
    if (depth > most) [line, most] = [index + 1, depth]
    open -= text.match(/<\/|\/>/g)?.length ?? 0
  }
  return line
}
