import type { CompileOptions } from '#server/site/compile/compile-context.ts'
import type { CompiledPage } from '#server/site/compile/compile-page.ts'
import { compilePage } from '#server/site/components/index.ts'
import type { ContentProblem } from '#server/site/content-error.ts'
import { type ContentData, loadContentData } from '#server/site/data/content-data.ts'
import { type PageKinds, pageKindsSchema } from '#server/site/data/page-kinds.ts'
import { releaseSchema } from '#server/site/data/release.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'
import release from '#test/fixtures/sites/small/data/latest-release.json' with { type: 'json' }
import { mdx } from './files/content-tree.ts'

/** The kinds of pages of tests. */
export const KINDS: PageKinds = pageKindsSchema.parse({
  function: ['/docs/reference/function/'],
  statement: ['/docs/reference/sql/'],
  type: ['/docs/reference/sql/datatypes/'],
  setting: ['/docs/configuration/'],
  tabs: { os: ['a', 'b'], x: ['a', 'b'] },
})

/** That of a content folder without any. */
export const NO_CONTENT_DATA = await loadContentData('/nowhere', {
  problems: [],
  load: async (files, parse) => parse(...files.map((file) => new YamlSource(file, ''))),
})

/** Compile options of the tests' pages. */
export const OPTIONS: CompileOptions = {
  release: releaseSchema.parse(release),
  kinds: KINDS,
  data: NO_CONTENT_DATA,
}

interface Around {
  readonly file?: string
  readonly includes?: Readonly<Record<string, string>>
  readonly data?: Partial<ContentData>
}

const tryCompile = (body: string, { file = 'docs/a/page.mdx', includes = {}, data }: Around = {}) =>
  compilePage(
    file,
    mdx(body),
    { ...OPTIONS, data: { ...NO_CONTENT_DATA, ...data } },
    async (name) => includes[name] ?? null,
  )

/** Problems of a page around a body, whose first line is the sixth of its file. */
export async function problemsOf(body: string, around?: Around): Promise<readonly ContentProblem[]> {
  const result = await tryCompile(body, around)
  return 'problems' in result ? result.problems : []
}

/** A page around a body, compiled; its problems are an error. */
export async function compile(body: string, around?: Around): Promise<CompiledPage> {
  const result = await tryCompile(body, around)
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result.page
}

export const htmlOf = async (body: string, around?: Around): Promise<string> =>
  (await compile(body, around)).html
