import type { Nodes, Paragraph, Root, RootContent, Table, TableCell } from 'mdast'
import type { VFile } from 'vfile'
import type { Heading } from '#client/model/page.ts'
import type { ComponentList } from '../define-component.ts'
import { attributesOf, isJsxElement } from '../jsx-element.ts'
import { SKIP, visit } from '../visit.ts'
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

/** Reads the finished Markdown tree: the table of contents, and the text by section. */
export const collectText = (components: ComponentList) => (tree: Root, file: VFile) => {
  const headings: Heading[] = []
  const trail: { depth: number; title: string }[] = []
  const sections: PageSection[] = []
  let section = openSection('', '')

  visit(tree, (node) => {
    const child = node as RootContent
    const own = ownText(child)
    if (child.type === 'heading') {
      const title = textOf(child)
      const id = String(child.data?.hProperties?.id)
      if (child.depth === 2 || child.depth === 3) headings.push({ id, depth: child.depth, title })
      while (trail.length > 0 && (trail.at(-1)?.depth ?? 0) >= child.depth) trail.pop()
      section = openSection(id, title)
      trail.push({ depth: child.depth, title })
    } else if (own) addText(own)
    else if (child.type === 'paragraph') read(child)
    else if (child.type === 'table') readTable(child)
    else if (child.type === 'code') {
      section.code += (section.code && '\n') + child.value
      section.messages.push(...messagesIn(child))
    } else if (own === null) return undefined
    return SKIP
  })

  file.data.headings = headings
  file.data.sections = sections

  function openSection(id: string, title: string) {
    const opened = {
      id,
      title,
      parents: trail.map((above) => above.title),
      text: '',
      code: '',
      rows: [] as TableRow[],
      messageRows: [] as MessageRow[],
      messages: [] as string[],
    }
    sections.push(opened)
    return opened
  }

  function addText(text: string): void {
    section.text += (section.text && '\n') + text
  }

  function read(block: Paragraph | TableCell): void {
    addText(oneLine(block))
    section.messages.push(...messagesIn(block))
  }

  function readTable({ children: [head, ...rows] }: Table): void {
    const [title] = head?.children ?? []
    const isOfMessages = title && MESSAGES.test(textOf(title))
    head?.children.forEach(read)
    for (const { children: cells } of rows) {
      const [first, ...others] = cells
      const messages = isOfMessages && first ? messagesOfCell(first) : []
      if (first && messages.length > 0) {
        addText(oneLine(first))
        section.messageRows.push({ messages, explained: others.map(oneLine) })
        others.forEach(read)
      } else cells.forEach(read)
      const row = rowOf(cells)
      if (row.cells.length > 0) section.rows.push(row)
    }
  }

  function rowOf(cells: TableCell[]): TableRow {
    const id = cells[0]?.data?.hProperties?.id
    if (id) return { id: String(id), cells: cells.map(textOf) }
    const names = cells.slice(0, NAMES_IN_A_ROW)
    const end = names.findIndex((cell) => !isName(cell))
    return { cells: names.slice(0, end === -1 ? NAMES_IN_A_ROW : end).map(textOf) }
  }

  function isName(cell: TableCell): boolean {
    return (
      cell.children.every(({ type }) => type === 'text' || type === 'inlineCode') &&
      /^\S+$/.test(textOf(cell))
    )
  }

  function oneLine(node: RootContent): string {
    return textOf(node).replace(/\s+/g, ' ')
  }

  /** The words of a node as search gets them: a component says which those are. */
  function textOf(node: Nodes): string {
    const own = ownText(node)
    if (own !== null) return own
    if ('alt' in node && node.alt) return node.alt
    if ('value' in node) return node.value
    return 'children' in node ? node.children.map(textOf).join('') : ''
  }

  /** The text that replaces a component and its content; null for what is read as its content, and for all other nodes. */
  function ownText(node: Nodes): string | null {
    const component = isJsxElement(node) && components.get(node.name ?? '')
    if (!component || component.kind === 'data' || component.text === 'content') return null
    return component.text === 'nothing' ? '' : (component.text(attributesOf(node)) ?? '')
  }
}
