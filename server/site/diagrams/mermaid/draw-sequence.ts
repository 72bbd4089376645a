import type { Element } from 'hast'
import { s } from 'hastscript'
import { type Drawing, head, LINE, rectangle, short, text, textHeight, textWidth } from './drawing.ts'
import type { Sequence, SequenceEvent } from './parse-sequence.ts'

type Message = Extract<SequenceEvent, { kind: 'message' }>
type Note = Extract<SequenceEvent, { kind: 'note' }>

const PADDING = 15
/** The gap between the boxes of two participants. */
const APART = 28
const ROW = 16
/** The loop of a message to oneself. */
const SELF = { width: 34, height: 22 }

/** Draws participants side by side, and their events from top to bottom. */
export function drawSequence(sequence: Sequence): Drawing {
  const columns = placeColumns(sequence)
  const board = new Board(columns, reachOf(sequence))
  const heads = sequence.participants.map(({ lines }) => lines)
  const headHeight = Math.max(...heads.map(textHeight), LINE) + 20
  board.y = headHeight + ROW
  for (const event of sequence.events) board.add(event)
  const height = board.y + 4
  const boxes = heads.flatMap((lines, index) => {
    const width = textWidth(lines) + 2 * PADDING
    const x = columns[index] ?? 0
    return [
      rectangle({ x: x - width / 2, y: 1, width, height: headHeight - 2 }, 'node'),
      ...text(lines, { x, y: headHeight / 2 }),
    ]
  })
  const lifelines = columns.map((x) => `M${short(x)} ${short(headHeight)}V${short(height)}`).join('')
  const last = Math.max(
    board.right,
    (columns.at(-1) ?? 0) + (textWidth(heads.at(-1) ?? []) + 2 * PADDING) / 2,
  )
  return {
    width: last + 2,
    height,
    shapes: [...board.frames, s('path', { class: 'lifeline', d: lifelines }), ...board.shapes, ...boxes],
  }
}

/** The center of each participant; far enough apart for names, messages and notes. */
function placeColumns({ participants, events }: Sequence): number[] {
  const halves = participants.map(({ lines }) => textWidth(lines) / 2 + PADDING)
  const first = events.some((event) => event.kind === 'note' && event.side === 'left' && event.at[0] === 0)
  const columns: number[] = []
  halves.forEach((half, index) => {
    const left = first && index === 0 ? 190 : half + 12
    const before = columns[index - 1]
    let x = before === undefined ? left : before + (halves[index - 1] ?? 0) + APART + half
    for (const event of events) {
      const span = spanOf(event)
      if (!span || span.to !== index) continue
      x = Math.max(x, (columns[span.from] ?? 0) + span.width)
    }
    columns.push(x)
  })
  return columns
}

/** The space that frames leave to the right of the last participant. */
function reachOf({ participants, events }: Sequence): number {
  const last = participants.length - 1
  return events.reduce((reach, event) => {
    const span = spanOf(event)
    return span && span.from === last ? Math.max(reach, span.width) : reach
  }, 48)
}

/** The columns that an event spans, and the distance between them that it needs. */
function spanOf(event: SequenceEvent): { from: number; to: number; width: number } | null {
  if (event.kind === 'message') {
    const [from, to] = [Math.min(event.from, event.to), Math.max(event.from, event.to)]
    if (from === to) return { from, to: to + 1, width: textWidth(event.lines) + SELF.width + 24 }
    return { from, to, width: textWidth(event.lines) + 36 }
  }
  if (event.kind !== 'note') return null
  const [from, to] = event.at
  const width = textWidth(event.lines) + 2 * PADDING
  if (event.side === 'right') return { from, to: from + 1, width: width + 24 }
  if (event.side === 'left') return { from: from - 1, to: from, width: width + 24 }
  return from === to ? null : { from, to, width: width - 30 }
}

class Board {
  readonly shapes: Element[] = []
  readonly frames: Element[] = []
  y = 0
  right = 0
  readonly #columns: readonly number[]
  readonly #open: { top: number; block: string; depth: number }[] = []

  /** How far frames extend beyond the last participant. */
  readonly #reach: number

  constructor(columns: readonly number[], reach: number) {
    this.#columns = columns
    this.#reach = reach
  }

  add(event: SequenceEvent): void {
    if (event.kind === 'message' && event.from === event.to) this.#self(event)
    else if (event.kind === 'message') this.#message(event)
    else if (event.kind === 'note') this.#note(event)
    else if (event.kind === 'open') this.#openBlock(event.block, event.label)
    else if (event.kind === 'section') this.#section(event.label)
    else this.#closeBlock()
  }

  #column(index: number): number {
    return this.#columns[index] ?? 0
  }

  #message({ from, to, lines, dashed, end }: Message): void {
    const [start, tip] = [this.#column(from), this.#column(to)]
    const size = textHeight(lines)
    this.shapes.push(...text(lines, { x: (start + tip) / 2, y: this.y + size / 2 }, 'label'))
    this.y += size + 6
    const direction = Math.sign(tip - start)
    const stop = end === 'plain' ? tip : tip - direction * 2
    this.shapes.push(line(`M${short(start)} ${short(this.y)}H${short(stop)}`, dashed))
    this.#end(end, { x: start, y: this.y }, { x: tip - direction, y: this.y })
    this.y += ROW
  }

  #self({ from, lines, dashed, end }: Message): void {
    const x = this.#column(from)
    const size = Math.max(textHeight(lines), SELF.height)
    const middle = this.y + size / 2
    const [top, bottom] = [middle - SELF.height / 2, middle + SELF.height / 2]
    this.shapes.push(line(`M${short(x)} ${short(top)}h${SELF.width}v${SELF.height}H${short(x + 2)}`, dashed))
    this.#end(end, { x: x + SELF.width, y: bottom }, { x: x + 1, y: bottom })
    const left = x + SELF.width + 8
    this.shapes.push(...text(lines, { x: left, y: middle }, 'label from'))
    this.right = Math.max(this.right, left + textWidth(lines))
    this.y += size + ROW
  }

  #end(end: Message['end'], from: { x: number; y: number }, tip: { x: number; y: number }): void {
    if (end === 'arrow') this.shapes.push(s('path', { class: 'head', d: head(from, tip) }))
    if (end === 'cross')
      this.shapes.push(
        s('path', { class: 'edge', d: `M${short(tip.x - 5)} ${short(tip.y - 5)}l10 10m0-10l-10 10` }),
      )
  }

  #note({ side, at: [from, to], lines }: Note): void {
    const width = Math.max(
      textWidth(lines) + 2 * PADDING,
      side === 'over' ? this.#column(to) - this.#column(from) + 40 : 0,
    )
    const middle = (this.#column(from) + this.#column(to)) / 2
    const x = side === 'over' ? middle : this.#column(from) + (side === 'right' ? 1 : -1) * (width / 2 + 12)
    const height = textHeight(lines) + 12
    this.shapes.push(
      rectangle({ x: x - width / 2, y: this.y, width, height }, 'note', 2),
      ...text(lines, { x, y: this.y + height / 2 }),
    )
    this.right = Math.max(this.right, x + width / 2)
    this.y += height + ROW
  }

  #openBlock(block: string, label: string): void {
    this.#open.push({ top: this.y, block, depth: this.#open.length })
    this.#caption(`${block}${label ? `: ${label}` : ''}`)
    this.y += LINE + ROW
  }

  #section(label: string): void {
    const left = this.#inset()
    this.shapes.push(line(`M${short(left)} ${short(this.y)}H${short(this.#farEnd())}`, true))
    this.#caption(label || 'else')
    this.y += LINE + ROW
  }

  #caption(caption: string): void {
    const place = { x: this.#inset() + 8, y: this.y + 13 }
    const width = textWidth([caption]) + 8
    this.shapes.push(
      rectangle({ x: place.x - 4, y: this.y + 3, width, height: LINE }, 'veil'),
      ...text([caption], place, 'label from'),
    )
  }

  #closeBlock(): void {
    const [left, right] = [this.#inset(), this.#farEnd()]
    const opened = this.#open.pop()
    if (!opened) return
    this.frames.push(
      rectangle({ x: left, y: opened.top, width: right - left, height: this.y - opened.top }, 'group'),
    )
    this.right = Math.max(this.right, right)
    this.y += ROW
  }

  /** Nested blocks are inset, so that the frames around them stay visible. */
  #inset(): number {
    return 1 + 6 * (this.#open.length - 1)
  }

  #farEnd(): number {
    return this.#column(this.#columns.length - 1) + this.#reach - 6 * (this.#open.length - 1)
  }
}

const line = (d: string, dashed: boolean): Element => s('path', { class: dashed ? 'edge dotted' : 'edge', d })
