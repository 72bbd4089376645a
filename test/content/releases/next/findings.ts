import { coverErrors } from '#test/content/verify/coverage/error-messages.ts'
import type { Exceptions } from '#test/content/verify/coverage/exceptions.ts'
import { verifyGrammar } from '#test/content/verify/grammar/verify-grammar.ts'
import type { PageFacts } from '#test/content/verify/samples/collect-samples.ts'
import { formatMismatch } from '#test/content/verify/samples/format-mismatch.ts'
import { verifyPage } from '#test/content/verify/samples/verify-page.ts'
import { type Database, DatabaseGone } from '#test/content/verify/server/database.ts'
import type { Difference } from './differences.ts'

/** One thing that a page says and the next release does not. */
export interface Finding {
  readonly file: string
  readonly kind: 'sample' | 'diagram' | 'name' | 'error message'
  /** One line. */
  readonly title: string
  /** Everything, place included. */
  readonly text: string
}

/** Samples of a page that the server answers otherwise. */
export async function sampleFindings(page: PageFacts, database: Database): Promise<Finding[]> {
  await database.clear()
  const { mismatches } = await verifyPage(page, database)
  return mismatches.map((mismatch) => ({
    file: page.file,
    kind: 'sample',
    title: `${mismatch.line}: ${mismatch.message}`,
    text: formatMismatch(mismatch).replace(/\n {2}If the server is right: .*/, ''),
  }))
}

/** Statements of a page's syntax diagram that the server takes or refuses otherwise. */
export async function diagramFindings(page: PageFacts, database: Database): Promise<Finding[]> {
  const { problems } = await verifyGrammar([page], database)
  return problems.map((problem) => {
    const text = problem.replace(`content/${page.file}: `, '')
    return { file: page.file, kind: 'diagram', title: text.replace(/\n\s*/g, ' | '), text }
  })
}

/** Statements that end the server are a finding, not the end of the report. */
export const endFinding = (page: PageFacts, error: unknown): Finding => {
  if (!(error instanceof DatabaseGone)) throw error
  return {
    file: page.file,
    kind: 'sample',
    title: `the server ends at: ${error.statement.replaceAll(/\s+/g, ' ')}`,
    text: error.message,
  }
}

/** Pages that name something removed or changed; `sources` has their source by file. */
export function nameFindings(
  sources: ReadonlyMap<string, string>,
  differences: readonly Difference[],
): Finding[] {
  const touched = differences.filter(({ what }) => what !== 'came')
  return [...sources].flatMap(([file, source]) =>
    touched
      .filter((difference) => mentions(source, difference))
      .map((difference) => {
        const title = `${difference.kind} ${difference.name} ${difference.what === 'went' ? 'is gone' : difference.detail}`
        return { file, kind: 'name' as const, title, text: title }
      }),
  )
}

/** A signature more breaks no page; one less, a default and a name that is gone may. */
function mentions(source: string, { kind, name, what, detail }: Difference): boolean {
  if (kind === 'setting') return wholeWord(name).test(source)
  if (kind !== 'function' || !/^\w+$/.test(name)) return false
  if (what === 'changed' && !/(?:^| )-\(/.test(detail)) return false
  return new RegExp(`\\b${name}\\(`, 'i').test(source)
}

const wholeWord = (name: string): RegExp =>
  new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?![\\w]|\\.\\w)`)

/** Error messages that pages quote and that the server no longer has. */
export const errorFindings = (
  pages: readonly PageFacts[],
  texts: readonly string[],
  exceptions: Exceptions,
): Finding[] =>
  coverErrors(pages, texts, exceptions).missing.map((missing) => {
    const [, file = '', rest = ''] = /^content\/(.*?\.mdx)(:.*)$/s.exec(missing) ?? []
    return { file, kind: 'error message', title: `is gone at ${rest.slice(1)}`, text: missing }
  })
