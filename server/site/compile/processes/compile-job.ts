import type { ContentProblem } from '../../content-error.ts'
import type { ContentData } from '../../data/content-data.ts'
import { createReleaseHistory } from '../../data/release-history.ts'
import type { ReleaseData } from '../../data/releases.ts'
import { packPage } from '../compile-cache.ts'
import type { CompileOptions } from '../compile-context.ts'

/** The text of a page. */
export interface PageSource {
  readonly file: string
  readonly source: string
}

/** What a process is told first, and what it is given then, one page after the other. */
export type Order = { readonly root: string; readonly options: SentOptions } | { readonly page: PageSource }

/** What a page may depend on, without functions: those do not pass from one process to another. */
type SentOptions = Omit<CompileOptions, 'data'> & {
  readonly data: Omit<ContentData, 'releases'> & { readonly releases: ReleaseData | null }
}

export const toSentOptions = (options: CompileOptions): SentOptions => ({
  ...options,
  data: { ...options.data, releases: options.data.releases?.data ?? null },
})

export const fromSentOptions = (options: SentOptions): CompileOptions => ({
  ...options,
  data: { ...options.data, releases: options.data.releases && createReleaseHistory(options.data.releases) },
})

/** A page in the form in which it is kept, too: no process packs it a second time. */
export type JobResult = { readonly file: string } & (
  | { readonly packed: Uint8Array }
  | { readonly problems: readonly ContentProblem[] }
)

/** What a process answers to each page. */
export type Answer = JobResult | { readonly error: unknown }

/** The MDX toolchain costs 0.1 s to load: only where a page must be compiled. */
export const loadCompiler = () => import('../compile-page.ts')

export async function workOn(
  { file, source }: PageSource,
  options: CompileOptions,
  readInclude: (file: string) => Promise<string | null>,
): Promise<JobResult> {
  const { compilePage } = await loadCompiler()
  const result = await compilePage(file, source, options, readInclude)
  return 'page' in result ? { file, packed: packPage(result.page) } : { file, ...result }
}
