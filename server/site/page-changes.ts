import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { DocsPath } from '#client/model/docs-path.ts'

/** The last real change of a page. */
export interface PageChange {
  readonly path: DocsPath
  readonly title: string
  readonly date: string
  readonly summary: string
}

/** What is needed of a compiled page. */
interface WrittenPage {
  readonly file: string
  readonly frontMatter: { readonly title: string; readonly noindex?: boolean | undefined }
}

/** What the repository says of files: when they changed, and how. */
export interface FileHistory {
  readonly dates: Readonly<Record<string, string>>
  readonly summaries: Readonly<Record<string, string>>
}

export const NO_HISTORY: FileHistory = { dates: {}, summaries: {} }

/** Pages by their last change, the newest first; those of one moment in the order of their titles. */
export function collectChanges(
  byPath: ReadonlyMap<DocsPath, WrittenPage>,
  { dates, summaries }: FileHistory,
): PageChange[] {
  return [...byPath]
    .flatMap(
      ([
        path,
        {
          file,
          frontMatter: { title, noindex },
        },
      ]) => {
        const date = dates[file]
        return date && !noindex ? [{ path, title, date, summary: summaries[file] ?? '' }] : []
      },
    )
    .sort(
      (one, other) => Date.parse(other.date) - Date.parse(one.date) || one.title.localeCompare(other.title),
    )
}

/** Placeholder in Markdown, filled in when all pages are known. */
export const CHANGES_MARK = '%PAGE-CHANGES%'
/** Names the slot of the list in compiled HTML. */
export const CHANGES_SLOT = 'page-changes'

const NOTHING = 'The history of these pages is not known here.'

/** Changes with one summary on one day are told together. */
const together = (changes: readonly PageChange[]): PageChange[][] => [
  ...Map.groupBy(changes, ({ date, summary }) => date.slice(0, 10) + summary).values(),
]

export function changesHtml(changes: readonly PageChange[]): string {
  if (changes.length === 0) return `<p>${NOTHING}</p>`
  return together(changes)
    .map((pages) =>
      toHtml([
        h('p', [h('time', { dateTime: dayOf(pages) }, dayOf(pages)), ` ${summaryOf(pages)}`]),
        h(
          'ul.changes',
          pages.map(({ path, title }) => h('li', h('a', { href: path }, title))),
        ),
      ]),
    )
    .join('')
}

export function changesMarkdown(changes: readonly PageChange[]): string {
  if (changes.length === 0) return NOTHING
  return together(changes)
    .map((pages) => {
      const list = pages.map(({ path, title }) => `- [${title}](${path})`).join('\n')
      return `${dayOf(pages)} ${summaryOf(pages)}\n\n${list}`
    })
    .join('\n\n')
}

const dayOf = ([first]: readonly PageChange[]): string => first?.date.slice(0, 10) ?? ''
const summaryOf = ([first]: readonly PageChange[]): string => first?.summary ?? ''
