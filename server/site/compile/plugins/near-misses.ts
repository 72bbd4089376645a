import type { Code, Nodes, Parents, PhrasingContent, Root, Table } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { report, within } from '../compile-context.ts'
import { visit } from '../visit.ts'
import { CALLOUTS } from './callouts.ts'

/** A block of words. */
type Words = Extract<Nodes, { type: 'paragraph' | 'heading' | 'tableCell' }>
/** A note or a link's address that others refer to by its name, and what refers to it. */
type Named = Extract<Nodes, { identifier: string }>

const NAMES = [...CALLOUTS.keys()].join(', ')
const CALLOUT = `Write :::note[Title] and ::: in lines of their own; callouts are ${NAMES}.`
const LINK = 'Write [text](/docs/name/), or \\[ for a bracket.'

type NearMiss = readonly [pattern: RegExp, message: string, remedy: string]

/** Starts of lines that their author meant as blocks. A page would show them letter by letter. */
const BLOCKS: readonly NearMiss[] = [
  [/^:{3,}.*/m, 'is no callout', CALLOUT],
  [/^::?[a-z]+(?=[ [{]|$)/im, 'is no callout', CALLOUT],
  [/^\[!\w+\]/m, 'is no callout', CALLOUT],
  [/^(?:!!!|\?\?\?|\.\.) ?\w+.*/m, 'is no callout', CALLOUT],
  [
    /^\|.*/m,
    'is not a row of a table',
    'A table has a head, a line of |---| with as many cells, and no blank lines.',
  ],
  [
    /^[ :|-]*-\|[ :|-]*$/m,
    'does not have as many cells as the head of its table',
    'Write one |---| for each cell.',
  ],
  [/^#{1,6}[^ \t\n#\d].*/m, 'is no heading', 'Write a space after the signs: ## Title.'],
  [/^\[[^\]]+\]:.*/m, 'defines no link', 'Leave a blank line before it.'],
  [/^(?:'''|""").*/m, 'is no fence', 'Write ```language and ``` in lines of their own.'],
]

/** The same within a line. */
const IN_LINES: readonly NearMiss[] = [
  [/\[\^[^\]\s]+\]/, 'is a reference to no note', 'Write the note as [^1]: text in a paragraph of its own.'],
  [/\[[^[\]]*\]\[[^\]]*\]/, 'is a link to a definition that the page does not have', LINK],
  [/!?\[[^[\]]*\] ?\([^)]*\)?/, 'is no link', LINK],
  [/\([^()]+\)\[(?:https?:|[/#.])[^\]]*\]/, 'is no link', LINK],
  [/\*\*|~~/, 'is no emphasis', 'Write **words** without a space inside of the signs, or \\* for a star.'],
  [/`+/, 'opens code that nothing closes', 'Write as many backticks after the code, or \\` for the sign.'],
]

/** Stands for code, pictures and escaped characters, which are what their author meant. */
const OTHER = '\uFFFC'

/** Reports near misses of the site's own syntax, which Markdown takes for words. */
export const nearMisses = () => (tree: Root, file: VFile) => {
  const tell = (node: Node, problem: string, remedy?: string) => report(file, node, problem, remedy)
  const [wanted, defined] = [new Set<string>(), new Set<string>()]
  visit(tree, ['footnoteReference', 'linkReference', 'imageReference'], (node) => {
    wanted.add(keyOf(node as Named))
  })
  visit(tree, (node, _index, parent) => {
    if (node.data?.fences) checkFence(node, node.data.fences)
    if (node.type === 'table') checkRows(node)
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') checkText(node)
    if (node.type === 'footnoteDefinition' || node.type === 'definition') checkDefinition(node)
    const isLong = node.position && node.position.end.line > node.position.start.line
    if (node.type === 'inlineCode' && isLong && (parent as Parents).children.length === 1)
      tell(node, 'code in several lines is no fence', 'Write ```language and ``` in lines of their own.')
    if (node.type === 'heading' && isLong)
      tell(node, 'a line of signs makes the text above it a heading', 'Write ## before a heading.')
  })

  function checkFence(node: Node, [open = '', close]: readonly string[]): void {
    const closing = `Write ${open} in a line of its own where it ends.`
    if (close === undefined) tell(node, `nothing closes the ${open} of this line`, closing)
    const inside = node.type === 'code' ? (node as Code).value.split('\n') : []
    const second = inside.findIndex((line) => line.trimStart().startsWith(open))
    if (second < 0 || !node.position) return
    const line = node.position.start.line + 1 + second
    tell(node, `nothing closes the ${open} of this line before line ${line} opens another`, closing)
  }

  function checkRows({ children: [head, ...rows] }: Table): void {
    const columns = head?.children.length
    // The first column holds the names of the rows.
    for (const cell of head?.children.slice(1) ?? [])
      if (cell.children.length === 0)
        tell(cell, 'a column of this table has no name, so a screen reader has none to say')
    const remedy = 'Write \\| for a | within a cell, in code too, and a | for each empty cell.'
    for (const row of rows.filter(({ children }) => children.length !== columns))
      tell(row, `a row of ${row.children.length} cells is in a table of ${columns} columns`, remedy)
  }

  function checkText(node: Words): void {
    const words = wordsOf(node.children)
    for (const [pattern, message, remedy] of node.type === 'paragraph'
      ? [...BLOCKS, ...IN_LINES]
      : IN_LINES) {
      const found = pattern.exec(words)
      if (!found) continue
      const line = words.slice(0, found.index).split('\n').length - 1
      const shown = found[0].replaceAll(OTHER, '...').slice(0, 60)
      tell(within(node, line), `"${shown}" ${message}`, remedy)
      return
    }
  }

  /** A note or a link's address that nothing refers to is not shown, and a second one of a name is ignored. */
  function checkDefinition(node: Named): void {
    const key = keyOf(node)
    if (defined.has(key)) tell(node, `"${node.label}" is defined a second time`, 'Name it differently.')
    else if (!wanted.has(key)) tell(node, `nothing refers to "${node.label}"`, 'Refer to it, or take it out.')
    defined.add(key)
  }
}

/** The text of a block, with every line in its place. */
const wordsOf = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text')
        return [...node.value].map((sign, at) => (node.data?.escaped?.includes(at) ? OTHER : sign)).join('')
      if ('children' in node) return wordsOf(node.children)
      const { start, end } = node.position ?? {}
      return '\n'.repeat(start && end ? end.line - start.line : 0) + OTHER
    })
    .join('')

const keyOf = ({ type, identifier }: Named): string => `${type.startsWith('footnote')} ${identifier}`
