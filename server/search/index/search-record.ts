import type { DocsPath } from '#client/model/docs-path.ts'
import type { SearchKind } from '#client/model/search-results.ts'
import type { MessageRow } from '#server/site/compile/plugins/collect-text.ts'

/** A hit of search: a heading of a page with the words below it, or the start of a page. */
export interface SearchRecord {
  /** Its place in the list of all records. */
  readonly id: number
  readonly path: DocsPath
  /** Empty for the start of a page. */
  readonly anchor: string
  /** For a row of a list, which says nothing for its page: a setting, a message, or a name of a newer release or another system. */
  readonly row: 'setting' | 'message' | 'newer-name' | null
  readonly kind: SearchKind
  /** The sidebar's outermost group. */
  readonly category: string
  readonly page: string
  /** Other names of the page, not shown: its label and its keywords. Only the start of a page has them. */
  readonly names: string
  /** Empty for the start of a page. */
  readonly heading: string
  /** Headings between the page's title and this one. */
  readonly parents: readonly string[]
  readonly text: string
  /** Of a row, what to do or to write. */
  readonly code: string
  /** Messages of programs that it quotes. */
  readonly messages: readonly string[]
  /** Rows of its tables of messages, which are found when one of their messages is asked for. */
  readonly messageRows: readonly MessageRow[]
  /** Searches of readers for whom this is the answer, one a line; never shown. */
  readonly questions: string
  /** How many pages link to its page. */
  readonly links: number
  /** Names that this record documents, as symbolKey() writes them. */
  readonly symbols: readonly string[]
}
