import { DiagramError } from '../diagram-error.ts'
import { labelLines } from './graph.ts'
import { type DiagramSource, type Line, unknownLine } from './lines.ts'

/** Participants are referred to by their index from left to right. */
export type SequenceEvent =
  | {
      readonly kind: 'message'
      readonly from: number
      readonly to: number
      readonly lines: readonly string[]
      readonly dashed: boolean
      readonly end: 'arrow' | 'cross' | 'plain'
    }
  | {
      readonly kind: 'note'
      readonly side: 'over' | 'left' | 'right'
      readonly at: readonly [number, number]
      readonly lines: readonly string[]
    }
  | { readonly kind: 'open'; readonly block: string; readonly label: string }
  | { readonly kind: 'section'; readonly label: string }
  | { readonly kind: 'close' }

export interface Sequence {
  readonly participants: readonly { readonly lines: readonly string[] }[]
  readonly events: readonly SequenceEvent[]
}

const MESSAGE = /^([\w-]+?)\s*(-->>|->>|--x|-x|--\)|-\)|-->|->)\s*([\w-]+)\s*:\s*(.*)$/
const NOTE = /^note\s+(over|left of|right of)\s+([\w-]+)(?:\s*,\s*([\w-]+))?\s*:\s*(.+)$/i
const BLOCK = /^(loop|alt|opt|par|critical|break)(?:\s+(.*))?$/
const SECTION = /^(else|and|option)(?:\s+(.*))?$/

/** Parses `sequenceDiagram` with participants, messages, notes and blocks. */
export function parseSequence({ lines }: DiagramSource): Sequence {
  const participants: { id: string; lines: string[] }[] = []
  const events: SequenceEvent[] = []
  let depth = 0
  const place = (id: string): number => {
    const known = participants.findIndex((participant) => participant.id === id)
    return known !== -1 ? known : participants.push({ id, lines: labelLines(id) }) - 1
  }
  for (const line of lines) {
    const declared = /^(?:participant|actor)\s+([\w-]+)(?:\s+as\s+(.+))?$/.exec(line.text)
    if (declared) {
      const [, id = '', label = id] = declared
      participants.push({ id, lines: labelLines(label) })
      continue
    }
    const event = parseEvent(line, place)
    if (event.kind === 'open') depth++
    else if (event.kind !== 'message' && event.kind !== 'note' && depth === 0)
      throw new DiagramError(`"${line.text}" belongs to no block`, line)
    if (event.kind === 'close') depth--
    events.push(event)
  }
  const last = lines.at(-1)
  if (depth > 0 && last) throw new DiagramError('a block is not closed by "end"', last)
  return { participants, events }
}

function parseEvent(line: Line, place: (id: string) => number): SequenceEvent {
  const { text } = line
  const message = MESSAGE.exec(text)
  if (message) {
    const [, from = '', sign = '', to = '', label = ''] = message
    const end = sign.endsWith('x') ? 'cross' : sign === '->' || sign === '-->' ? 'plain' : 'arrow'
    return {
      kind: 'message',
      from: place(from),
      to: place(to),
      lines: labelLines(label),
      dashed: sign.startsWith('--'),
      end,
    }
  }
  const note = NOTE.exec(text)
  if (note) {
    const [, where = '', one = '', other = one, label = ''] = note
    const side = where.toLowerCase().split(' ')[0] as 'over' | 'left' | 'right'
    const [first, second] = [place(one), place(other)]
    return {
      kind: 'note',
      side,
      at: [Math.min(first, second), Math.max(first, second)],
      lines: labelLines(label),
    }
  }
  const block = BLOCK.exec(text)
  if (block) return { kind: 'open', block: block[1] ?? '', label: block[2] ?? '' }
  const section = SECTION.exec(text)
  if (section) return { kind: 'section', label: section[2] ?? '' }
  if (text === 'end') return { kind: 'close' }
  throw unknownLine(
    line,
    'write messages such as a->>b: text, notes, participants, and loop, alt, opt or par blocks',
  )
}
