import { DiagramError } from '../diagram-error.ts'

/** A line of a diagram without its indentation; `line` and `column` are the position of its first character. */
export interface Line {
  readonly text: string
  readonly line: number
  readonly column: number
}

export interface DiagramSource {
  /** The first line's keyword, such as `flowchart`, and what follows it. */
  readonly kind: string
  readonly direction: string
  readonly title: string | null
  readonly description: string | null
  readonly lines: readonly Line[]
}

/** Reads what all kinds of diagrams share: the kind, the accessible title and description, and comments. */
export function readSource(source: string): DiagramSource {
  const spoken: { title: string | null; description: string | null } = { title: null, description: null }
  const lines: Line[] = []
  let open: string[] | null = null
  source.split('\n').forEach((raw, index) => {
    const text = raw.trim().replace(/;$/, '')
    if (open) {
      if (text !== '}') open.push(text)
      else {
        spoken.description = open.join(' ')
        open = null
      }
      return
    }
    if (text === '' || text.startsWith('%%')) return
    const said = /^acc(Title|Descr)\s*:\s*(.+)$/.exec(text)
    if (said) spoken[said[1] === 'Title' ? 'title' : 'description'] = said[2] ?? ''
    else if (/^accDescr\s*\{$/.test(text)) open = []
    else lines.push({ text, line: index + 1, column: raw.length - raw.trimStart().length + 1 })
  })
  const [head, ...rest] = lines
  if (!head || rest.length === 0) throw new DiagramError('the diagram is empty', { line: 1, column: 1 })
  const [kind = '', direction = ''] = head.text.split(/\s+/)
  return { kind, direction, ...spoken, lines: rest }
}

/** The error for a line that this kind of diagram does not support. */
export const unknownLine = (line: Line, known: string): DiagramError =>
  new DiagramError(`"${line.text}" is not understood; ${known}`, line)
