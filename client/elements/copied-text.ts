/** A line of a listing as it is shown. */
export interface ListingLine {
  readonly text: string
  /** The shell prompt that it begins with, which is not part of `text`; empty if it has none. */
  readonly prompt: string
  /** A line that a change takes away. */
  readonly removed: boolean
}

/**
 * The part of a listing that a reader wants to copy: without the lines that a change removes and, if there are prompts,
 * only the commands with all of their lines, without their output.
 */
export function copiedText(lines: readonly ListingLine[]): string {
  const rest = lines.filter(({ removed }) => !removed)
  if (!rest.some(({ prompt }) => prompt)) return rest.map(({ text }) => text).join('\n')
  let open = COMPLETE
  const commands = rest.flatMap(({ text, prompt }) => {
    const isOpen = open !== COMPLETE
    if (!prompt && !isOpen) return []
    // Within a command, `# ` begins a comment of a file, and `> ` is the shell's prompt for another line.
    const line = isOpen && prompt !== '> ' ? prompt + text : text
    open = openAfter(line, open)
    return [line]
  })
  return commands.join('\n')
}

/** The reasons why a shell reads another line before it runs a command (POSIX, Shell Command Language, 2.2 and 2.7.4). */
interface OpenCommand {
  readonly continued: boolean
  /** The quote that is not closed. */
  readonly quote: string
  /** The words that end the here-documents that are due, each with whether tabs before it are removed. */
  readonly documents: readonly { readonly end: string; readonly indented: boolean }[]
}

const COMPLETE: OpenCommand = { continued: false, quote: '', documents: [] }

const OUTSIDE = /\\(?:.|$)|(?<!\S)#.*|<<<|<<(-?)\s*\\?(["']?)([A-Za-z_][\w.-]*)\2|["']/y
const INSIDE: Record<string, RegExp> = { "'": /'/y, '"': /\\(?:.|$)|"/y }

function openAfter(line: string, before: OpenCommand): OpenCommand {
  const [due, ...later] = before.documents
  if (due && !before.quote && !before.continued) {
    const text = due.indented ? line.replace(/^\t+/, '') : line
    return completed({ ...before, documents: text === due.end ? later : before.documents })
  }
  let { quote } = before
  let continued = false
  const documents = [...before.documents]
  for (let at = 0; at < line.length; ) {
    const token = INSIDE[quote] ?? OUTSIDE
    token.lastIndex = at
    const found = token.exec(line)
    at += found?.[0].length ?? 1
    if (!found) continue
    const [text, dash, , end] = found
    if (text === '\\') continued = true
    else if (text === quote) quote = ''
    else if (!quote && (text === "'" || text === '"')) quote = text
    else if (end) documents.push({ end, indented: dash === '-' })
  }
  return completed({ continued, quote, documents })
}

const completed = (open: OpenCommand): OpenCommand =>
  open.continued || open.quote || open.documents.length > 0 ? open : COMPLETE
