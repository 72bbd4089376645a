import { type DocsPath, docsPath } from '#client/model/docs-path.ts'
import { PAGE_CHANGES } from '#client/model/named-pages.ts'
import type { CompiledPage } from './compile/compile-page.ts'
import type { ContentProblem } from './content-error.ts'

/** A change of a page, in words that its author wrote for readers. */
export interface PageChange {
  readonly path: DocsPath
  readonly title: string
  /** The day, as `YYYY-MM-DD`. */
  readonly day: string
  readonly note: string
}

type WrittenPage = Pick<CompiledPage, 'file' | 'markdown'>

const DAY = /^## (\d{4}-\d{2}-\d{2})$/
const CHANGE = /^- \[(?<title>[^\]]+)\]\((?<path>\/docs\/[^)#]*)[^)]*\): (?<note>.+)$/

/** Reads what authors wrote on the page of changes: a heading for each day, a line for each change. */
export function parseChanges(page: WrittenPage | undefined): PageChange[] {
  let day = ''
  return (page?.markdown ?? '').split('\n').flatMap((line) => {
    day = DAY.exec(line)?.[1] ?? day
    const { title = '', path = '', note = '' } = CHANGE.exec(line)?.groups ?? {}
    return day && path ? [{ path: path as DocsPath, title, day, note }] : []
  })
}

/** Finds lines of the page of changes that the feed would leave out. */
export function findUnreadChanges(byPath: ReadonlyMap<DocsPath, WrittenPage>): ContentProblem[] {
  const page = byPath.get(docsPath(PAGE_CHANGES.page))
  const [, ...days] = (page?.markdown ?? '').split(/^(?=## )/m)
  return days
    .flatMap((day) => day.split('\n'))
    .filter((line) => /^(?:#|- )/.test(line) && !DAY.test(line) && !CHANGE.test(line))
    .map((line) => ({
      file: page?.file ?? '',
      message: `"${line}" is neither a day nor a change, so the feed would leave it out`,
      remedy:
        'Write "## 2025-10-03" for a day, and "- [Title](/docs/page/): what is new for readers" below it.',
    }))
}
