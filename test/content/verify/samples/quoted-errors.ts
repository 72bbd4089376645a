import type { List, Nodes, PhrasingContent, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** A message that a page calls an error of the server. */
export interface QuotedError {
  readonly text: string
  readonly line: number
}

const HEADER = /^(?:Message|Answer|Error)\b/
const ANNOUNCEMENT = /(?:^|[.:*] )(?:Messages|Answers|Errors)\b[^.]*:$/

/** The first cells of a table whose header says that they are messages. */
export function errorsInTable({ children: [header, ...rows] }: Table): QuotedError[] {
  if (!HEADER.test(textOf(header?.children[0]))) return []
  return rows.flatMap((row) => quoted(row.children[0]?.children ?? [], row))
}

/** Text before the colon in each item, after a line such as `Messages and their causes:`. */
export function errorsInList({ children: items }: List, before: Nodes | undefined): QuotedError[] {
  if (before?.type !== 'paragraph' || !ANNOUNCEMENT.test(textOf(before))) return []
  return items.flatMap((item) => {
    const [first] = item.children
    const parts = first?.type === 'paragraph' ? first.children : []
    const colon = parts.findIndex((node) => node.type === 'text' && node.value.includes(':'))
    return quoted(parts.slice(0, colon), item)
  })
}

const quoted = (parts: readonly PhrasingContent[], { position }: Nodes): QuotedError[] =>
  parts.flatMap((node) =>
    node.type === 'inlineCode' ? [{ text: node.value, line: position?.start.line ?? 0 }] : [],
  )
