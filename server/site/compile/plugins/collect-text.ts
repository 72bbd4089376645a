import type { Nodes, Root, RootContent, TableCell, TableRow as TableRowNode } from 'mdast'
import type { VFile } from 'vfile'
import type { Heading } from '#client/model/page.ts'
import type { ComponentList } from '../define-component.ts'
import { isJsxElement, jsxAttribute } from '../jsx-element.ts'
import { visit } from '../visit.ts'
import { messagesIn, messagesOfCell } from './messages-in.ts'

/** A heading and the words below it up to the next one: what search finds. */
export interface PageSection {
  /** Empty for the text before the first heading. */
  readonly id: string
  readonly title: string
  /** Titles of the headings above. */
  readonly parents: readonly string[]
  /** Paragraphs and table cells, each on a line of its own. */
  readonly text: string
  readonly code: string
  /** Rows of its tables, without their heads. */
  readonly rows: readonly TableRow[]
  /** Rows of its tables of messages. */
  readonly messageRows: readonly MessageRow[]
  /** Messages of programs that it quotes, word for word, but for the first cells of those rows. */
  readonly messages: readonly string[]
}

/** A message in several wordings, and the cells beside it: its cause, and what to do. */
export interface MessageRow {
  readonly messages: readonly string[]
  readonly explained: readonly string[]
}

export interface TableRow {
  /** Of a row that links can point at, such as a setting's. */
  readonly id?: string
  /** All cells of such a row; of another row its first two, as long as each is a single word without a link: a name. */
  readonly cells: readonly string[]
}

const NAMES_IN_A_ROW = 2
/** The first column of a table of messages. */
const MESSAGES = /^(?:messages?|you see|errors?|symptoms?|in the log)\b/i

declare module 'vfile' {
  interface DataMap {
    headings: Heading[]
    sections: PageSection[]
  }
}

/** Reads the finished Markdown tree: the table of contents, and the text by section. */
export const collectText = (components: ComponentList) => (tree: Root, file: VFile) => {
  const headings: Heading[] = []
  const trail: { depth: number; title: string }[] = []
  let section = openSection('', '', [])
  const sections = [section]
  /** First cells of tables of messages. */
  const ofRows = new Set<TableCell>()

  visit(tree, (node, index) => {
    const child = node as RootContent
    if (child.type === 'heading') {
      const title = textOf(child, components)
      const id = String(child.data?.hProperties?.id)
      if (child.depth === 2 || child.depth === 3) headings.push({ id, depth: child.depth, title })
      while (trail.length > 0 && (trail.at(-1)?.depth ?? 0) >= child.depth) trail.pop()
      section = openSection(
        id,
        title,
        trail.map((above) => above.title),
      )
      sections.push(section)
      trail.push({ depth: child.depth, title })
      return 'skip'
    }
    const own = ownText(child, components)
    if (own !== null) {
      if (own) section.text.push(own)
      return 'skip'
    }
    if (child.type === 'table' && MESSAGES.test(textOf(child.children[0]?.children[0] ?? child, components)))
      for (const { children } of child.children.slice(1)) {
        const [first, ...others] = children
        const messages = first ? messagesOfCell(first) : []
        if (!first || messages.length === 0) continue
        ofRows.add(first)
        section.messageRows.push({ messages, explained: others.map((cell) => oneLine(cell, components)) })
      }
    if (child.type === 'tableRow' && index !== 0) {
      const row = readRow(child, components)
      if (row.cells.length > 0) section.rows.push(row)
    }
    if (child.type !== 'tableCell' || !ofRows.has(child)) section.messages.push(...messagesIn(child))
    if (child.type === 'code') section.code.push(child.value)
    else if (child.type === 'paragraph' || child.type === 'tableCell') {
      section.text.push(oneLine(child, components))
      return 'skip'
    }
    return undefined
  })

  file.data.headings = headings
  file.data.sections = sections.map(({ text, code, ...rest }) => ({
    ...rest,
    text: text.join('\n'),
    code: code.join('\n'),
  }))
}

/** A section whose parts are still read. */
const openSection = (id: string, title: string, parents: string[]) => ({
  id,
  title,
  parents,
  text: [] as string[],
  code: [] as string[],
  rows: [] as TableRow[],
  messageRows: [] as MessageRow[],
  messages: [] as string[],
})

const oneLine = (node: RootContent, components: ComponentList): string =>
  textOf(node, components).replace(/\s+/g, ' ')

function readRow({ children }: TableRowNode, components: ComponentList): TableRow {
  const id = children[0]?.data?.hProperties?.id
  const words = (cell: TableCell) => textOf(cell, components)
  if (id) return { id: String(id), cells: children.map(words) }
  const firstCells = children.slice(0, NAMES_IN_A_ROW)
  const end = firstCells.findIndex((cell) => !isName(cell, words(cell)))
  return { cells: (end === -1 ? firstCells : firstCells.slice(0, end)).map(words) }
}

const isName = ({ children }: TableCell, words: string): boolean =>
  children.every(({ type }) => type === 'text' || type === 'inlineCode') && /^\S+$/.test(words)

/** The words of a node as search gets them: a component says which those are. */
function textOf(node: Nodes, components: ComponentList): string {
  const own = ownText(node, components)
  if (own !== null) return own
  if ('value' in node) return node.value
  if ('alt' in node && node.alt) return node.alt
  return 'children' in node ? node.children.map((child) => textOf(child, components)).join('') : ''
}

/** The text that replaces a component and its content; null for what is read as its content, and for all other nodes. */
function ownText(node: Nodes, components: ComponentList): string | null {
  const component = isJsxElement(node) ? components.get(node.name ?? '') : undefined
  if (!isJsxElement(node) || !component || component.kind === 'data' || component.text === 'content')
    return null
  return component.text === 'nothing' ? '' : component.text({ attribute: (name) => jsxAttribute(node, name) })
}
