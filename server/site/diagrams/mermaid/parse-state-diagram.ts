import { DiagramError } from '../diagram-error.ts'
import { type Direction, type Graph, labelLines, parseDirection } from './graph.ts'
import { GraphParts } from './graph-parts.ts'
import { type DiagramSource, type Line, unknownLine } from './lines.ts'

const POINT = '\\[\\*\\]|[\\w-]+'
const TRANSITION = new RegExp(`^(${POINT})\\s*-->\\s*(${POINT})(?:\\s*:\\s*(.+))?$`)

/** Parses `stateDiagram-v2` with states, transitions and composite states. */
export function parseStateDiagram({ lines }: DiagramSource): Graph {
  const diagram = new StateDiagram()
  for (const line of lines) diagram.read(line)
  diagram.finish(lines.at(-1))
  return diagram
}

class StateDiagram extends GraphParts implements Graph {
  direction: Direction = 'TB'

  read(line: Line): void {
    const { text } = line
    const direction = /^direction\s+(\w+)$/.exec(text)
    const transition = TRANSITION.exec(text)
    const composite = /^state\s+(?:"([^"]+)"\s+as\s+)?([\w-]+)\s*\{$/.exec(text)
    const named = /^state\s+"([^"]+)"\s+as\s+([\w-]+)$/.exec(text) ?? swap(/^([\w-]+)\s*:\s*(.+)$/.exec(text))
    if (direction) this.#turn(direction[1] ?? '', line)
    else if (transition) this.#connect(transition)
    else if (composite) {
      const [, label, id = ''] = composite
      this.open(id, label ?? id)
    } else if (text === '}') {
      if (!this.close()) throw new DiagramError('"}" closes no state', line)
    } else if (named) this.#add(named[2] ?? '', named[1] ?? '')
    else if (/^(?:state\s+)?[\w-]+$/.test(text)) this.#add(text.replace(/^state\s+/, ''), null)
    else throw unknownLine(line, 'write states, transitions such as a --> b : label, or state a { ... }')
  }

  finish(last: Line | undefined): void {
    if (!last) return
    if (this.group !== null) throw new DiagramError(`the state ${this.group} is not closed by "}"`, last)
    for (const id of this.groups.keys()) {
      if (this.nodes.has(id))
        throw new DiagramError(
          `a transition cannot lead to the composite state ${id}: name a state in it`,
          last,
        )
    }
  }

  #turn(text: string, line: Line): void {
    const direction = parseDirection(text)
    if (!direction || this.group !== null)
      throw new DiagramError('a direction is TB, LR, BT or RL and goes outside of composite states', line)
    this.direction = direction
  }

  #connect([, from = '', to = '', label = '']: RegExpExecArray): void {
    this.edges.push({
      from: this.#point(from, 'start'),
      to: this.#point(to, 'end'),
      lines: labelLines(label),
      stroke: 'solid',
      arrow: true,
    })
  }

  #point(name: string, shape: 'start' | 'end'): string {
    if (name !== '[*]') return this.#add(name, null)
    const id = `[*] ${shape} ${this.group ?? ''}`
    this.nodes.set(id, { lines: [], shape, group: this.group })
    return id
  }

  #add(id: string, label: string | null): string {
    const known = this.nodes.get(id)
    if (!known || label !== null)
      this.nodes.set(id, {
        lines: labelLines(label ?? id),
        shape: 'round',
        group: known?.group ?? this.group,
      })
    return id
  }
}

/** `id : label` in the order of `"label" as id`. */
const swap = (match: RegExpExecArray | null): string[] | null => match && ['', match[2] ?? '', match[1] ?? '']
