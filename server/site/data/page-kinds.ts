import { z } from 'zod'
import { LANGUAGE_TABS, LANGUAGES } from '#client/model/languages.ts'

const paths = z.array(z.string().startsWith('/')).default([])

/** The block "kinds" of content/site.yaml. The comments there say what each kind means. */
export const pageKindsSchema = z.strictObject({
  function: paths,
  operator: paths,
  statement: paths,
  type: paths,
  keyword: paths,
  setting: paths,
  error: paths,
  index: paths,
  trouble: paths,
  defaultPassword: paths,
  excluded: paths,
  tabs: z
    .record(z.string(), z.array(z.string()))
    .default({})
    .transform(
      (groups): Readonly<Record<string, readonly string[]>> => ({
        ...groups,
        [LANGUAGE_TABS]: [...LANGUAGES],
      }),
    ),
})

/** How the addresses of the pages of each kind begin. Code asks by kind, and knows no address of a page. */
export type PageKinds = z.output<typeof pageKindsSchema>

export const NO_KINDS: PageKinds = pageKindsSchema.parse({})

/** Checks a path against the beginnings of one kind. */
export const isOfKind = (path: string | null, kind: readonly string[]): boolean =>
  path !== null && kind.some((beginning) => path.startsWith(beginning))
