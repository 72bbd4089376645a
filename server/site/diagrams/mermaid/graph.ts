/** The form that flowcharts and state diagrams share, ready to be laid out. */
export interface Graph {
  readonly direction: Direction
  readonly nodes: ReadonlyMap<string, GraphNode>
  readonly edges: readonly GraphEdge[]
  readonly groups: ReadonlyMap<string, GraphGroup>
}

export type Direction = 'TB' | 'BT' | 'LR' | 'RL'

export type NodeShape = 'box' | 'round' | 'database' | 'diamond' | 'circle' | 'start' | 'end'

export interface GraphNode {
  readonly lines: readonly string[]
  readonly shape: NodeShape
  readonly group: string | null
}

export interface GraphGroup {
  readonly label: string
  readonly group: string | null
}

export interface GraphEdge {
  readonly from: string
  readonly to: string
  readonly lines: readonly string[]
  readonly stroke: 'solid' | 'dotted' | 'thick'
  readonly arrow: boolean
}

export function parseDirection(text: string): Direction | null {
  if (text === 'TD' || text === '') return 'TB'
  return text === 'TB' || text === 'BT' || text === 'LR' || text === 'RL' ? text : null
}

/** The number of characters after which a label wraps. */
const LONGEST_LINE = 26

/** A label's lines, broken where its author broke them and where they get too long. */
export function labelLines(label: string): string[] {
  return label.split(/\s*<br\s*\/?>\s*/i).flatMap((part) => {
    const lines: string[] = []
    for (const word of part.split(/\s+/).filter(Boolean)) {
      const last = lines.at(-1)
      if (last !== undefined && last.length + 1 + word.length <= LONGEST_LINE)
        lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  })
}
