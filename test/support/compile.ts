import type { CompileOptions } from '#server/site/compile/compile-context.ts'
import { type CompiledPage, compilePage } from '#server/site/compile/compile-page.ts'
import { NO_CONTENT_DATA } from '#server/site/data/content-data.ts'
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
  planned: new Set(['/docs/planned/']),
  kinds: KINDS,
  data: NO_CONTENT_DATA,
}

/** A page around a body, compiled; its problems are an error. */
export async function compile(body: string, includes: Record<string, string> = {}): Promise<CompiledPage> {
  const result = await compilePage(
    'docs/a/page.mdx',
    mdx(body),
    OPTIONS,
    async (file) => includes[file] ?? null,
  )
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result.page
}

export const htmlOf = async (body: string, includes?: Record<string, string>): Promise<string> =>
  (await compile(body, includes)).html
