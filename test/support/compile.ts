import type { CompileOptions } from '#server/site/compile/compile-context.ts'
import type { CompiledPage } from '#server/site/compile/compile-page.ts'
import { compilePage } from '#server/site/components/index.ts'
import type { ContentProblem } from '#server/site/content-error.ts'
import { type ContentData, NO_CONTENT_DATA } from '#server/site/data/content-data.ts'
import { type PageKinds, pageKindsSchema } from '#server/site/data/page-kinds.ts'
import { parseRelease } from '#server/site/data/release.ts'
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

/** Compile options of the tests' pages. */
export const OPTIONS: CompileOptions = {
  release: parseRelease(JSON.stringify(release)),
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
