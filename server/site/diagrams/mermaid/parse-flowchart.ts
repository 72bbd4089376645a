import { DiagramError } from '../diagram-error.ts'
import { type Graph, type GraphEdge, labelLines, type NodeShape, parseDirection } from './graph.ts'
import { GraphParts } from './graph-parts.ts'
import { type DiagramSource, type Line, unknownLine } from './lines.ts'

/** The opening and closing brackets of a node's label; longer ones first. */
const SHAPES: readonly (readonly [open: string, close: string, shape: NodeShape])[] = [
  ['([', '])', 'round'],
  ['[(', ')]', 'database'],
  ['((', '))', 'circle'],
  ['[', ']', 'box'],
  ['(', ')', 'round'],
  ['{', '}', 'diamond'],
]

const LINK =
  /^\s*(?:(?<line>--|==|-\.)\s*(?<inner>[^-=.>|][^|]*?)\s*(?:-->|==>|\.->|---|===)|(?<plain>-->|---|-\.->|-\.-|==>|===)(?:\s*\|(?<label>[^|]*)\|)?)\s*/

/** Parses `flowchart TD` with nodes, links and subgraphs; unsupported syntax is an error with its line. */
export function parseFlowchart({ direction, lines }: DiagramSource): Graph {
  const chart = new Flowchart()
  for (const line of lines) chart.read(line)
  chart.finish(lines.at(-1))
  const parsed = parseDirection(direction)
  if (!parsed)
    throw new DiagramError(`"${direction}" is not a direction: write TD, LR, BT or RL`, {
      line: 1,
      column: 1,
    })
  return { direction: parsed, nodes: chart.nodes, edges: chart.edges, groups: chart.groups }
}

class Flowchart extends GraphParts {
  read(line: Line): void {
    const subgraph = /^subgraph\s+(?:([\w-]+)\s*\[(.+)\]|(.+))$/.exec(line.text)
    if (subgraph) {
      const label = unquote(subgraph[2] ?? subgraph[3] ?? '')
      const id = subgraph[1] ?? label
      this.open(id, label)
    } else if (line.text === 'end') {
      if (!this.close()) throw new DiagramError('"end" closes no subgraph', line)
    } else this.#readLinks(line)
  }

  finish(last: Line | undefined): void {
    if (last && this.group !== null)
      throw new DiagramError(`the subgraph ${this.group} is not closed by "end"`, last)
    for (const id of this.groups.keys()) {
      if (last && this.nodes.has(id))
        throw new DiagramError(`"${id}" is a subgraph and a node; links lead between nodes`, last)
    }
  }

  #readLinks(line: Line): void {
    let rest = line.text
    const next = (): string[] => {
      const ids: string[] = []
      do {
        rest = rest.replace(/^\s*&?\s*/, '')
        const node = parseNode(rest)
        if (!node) throw unknownLine(line, 'write nodes such as a[Text] and links such as a --> b')
        rest = rest.slice(node.length)
        this.#addNode(node)
        ids.push(node.id)
      } while (/^\s*&/.test(rest))
      return ids
    }
    let from = next()
    while (rest.trim() !== '') {
      const link = LINK.exec(rest)
      if (!link?.groups) throw unknownLine(line, 'links are -->, ---, -.->, ==> and -->|with a label|')
      rest = rest.slice(link[0].length)
      const to = next()
      for (const one of from) for (const other of to) this.edges.push(edgeOf(link.groups, one, other))
      from = to
    }
  }

  /** A node belongs to the subgraph that names it, even if it was named elsewhere first. */
  #addNode({ id, label, shape }: ParsedNode): void {
    const known = this.nodes.get(id)
    this.nodes.set(id, {
      lines: label === null && known ? known.lines : labelLines(label ?? id),
      shape: shape ?? known?.shape ?? 'box',
      group: known?.group ?? this.group,
    })
  }
}

interface ParsedNode {
  readonly id: string
  readonly label: string | null
  readonly shape: NodeShape | null
  /** The number of characters that it occupies. */
  readonly length: number
}

function parseNode(text: string): ParsedNode | null {
  const [id] = /^\w+(?:-\w+)*/.exec(text) ?? []
  if (!id) return null
  const rest = text.slice(id.length)
  for (const [open, close, shape] of SHAPES) {
    if (!rest.startsWith(open)) continue
    const quoted = rest.startsWith('"', open.length) ? rest.indexOf('"', open.length + 1) : open.length
    const end = quoted === -1 ? -1 : rest.indexOf(close, quoted)
    if (end === -1) return null
    return { id, label: unquote(rest.slice(open.length, end)), shape, length: id.length + end + close.length }
  }
  return { id, label: null, shape: null, length: id.length }
}

function edgeOf(groups: Record<string, string | undefined>, from: string, to: string): GraphEdge {
  const sign = groups.plain ?? groups.line ?? ''
  return {
    from,
    to,
    lines: labelLines(unquote(groups.label ?? groups.inner ?? '')),
    stroke: sign.includes('.') ? 'dotted' : sign.includes('=') ? 'thick' : 'solid',
    arrow: groups.plain === undefined || groups.plain.endsWith('>'),
  }
}

const unquote = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1')
