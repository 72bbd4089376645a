/** Marks after a prompt and before a removed line, in the copy that the lines are read from; no listing contains them. */
const PROMPT = '\u0001'
const REMOVED = '\u0002'

/** The string that "Copy" puts on the clipboard. */
export function listingText(figure: Element): string {
  const copy = figure.querySelector('pre > code')?.cloneNode(true) as Element | undefined
  if (!copy) return ''
  for (const prompt of copy.querySelectorAll('.prompt')) prompt.append(PROMPT)
  for (const line of copy.querySelectorAll('.line.del')) line.prepend(REMOVED)
  return copiedText(copy.textContent.split('\n'))
}

/** The part of a listing to copy: without lines that a change removes and, with prompts, only the commands, without their output. */
export function copiedText(lines: readonly string[]): string {
  const rest = lines.filter((line) => !line.startsWith(REMOVED))
  if (!rest.some((line) => line.includes(PROMPT))) return rest.join('\n')
  const commands: string[] = []
  for (const line of rest) {
    const end = line.indexOf(PROMPT)
    const prompt = line.slice(0, Math.max(end, 0))
    const text = line.slice(end + 1)
    const last = commands.at(-1)
    // Within a command, `# ` begins a comment of a file, and `> ` is the shell's prompt for another line.
    if (last !== undefined && isUnfinished(last))
      commands.splice(-1, 1, `${last}\n${prompt === '> ' ? '' : prompt}${text}`)
    else if (prompt) commands.push(text)
  }
  return commands.join('\n')
}

const HERE_DOCUMENT = /(?<!<)<<-?\s*\\?(["']?)([A-Za-z_][\w.-]*)\1(?!\S)(.*)\n(?:[\s\S]*?\n)??\t*\2(?=\n|$)/
const COMPLETE_PART = /\\[\s\S]|'[^']*'|"(?:\\[\s\S]|[^"\\])*"|(?<!\S)#.*|<<</g

/** Checks whether a shell reads another line before it runs a command (POSIX, Shell Command Language, 2.2 and 2.7.4). */
function isUnfinished(command: string): boolean {
  const document = HERE_DOCUMENT.exec(command)
  if (document) return isUnfinished(command.replace(HERE_DOCUMENT, '$3\n'))
  return /["'\\]|<</.test(command.replace(COMPLETE_PART, ''))
}

/** A query after the statements that create its tables, so that it runs when pasted. */
export function runnableText(figure: HTMLElement): string {
  const all = document.querySelectorAll('.article figure.code[data-lang="sql"]')
  const places = figure.dataset.run?.match(/\d+/g) ?? []
  const needed = places.flatMap((place) => all[Number(place)] ?? [])
  return [...needed, figure].map((each) => withSemicolon(listingText(each).trim())).join('\n\n')
}

/** The SQL may end with a comment. */
const withSemicolon = (sql: string): string => (/;\s*(?:--[^\n]*)?$/.test(sql) ? sql : `${sql}\n;`)
