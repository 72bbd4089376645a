/** Marks of a prompt and of a removed line, in the copy that the lines are read from; no listing contains them. */
const PROMPT = '\u0001'
const REMOVED = '\u0002'

/** The string that "Copy" puts on the clipboard. */
export function listingText(figure: Element): string {
  const copy = figure.querySelector('pre > code')?.cloneNode(true) as Element | undefined
  if (!copy) return ''
  for (const prompt of copy.querySelectorAll('.prompt')) prompt.textContent = PROMPT
  for (const line of copy.querySelectorAll('.line.del')) line.prepend(REMOVED)
  return copiedText(copy.textContent.split('\n'))
}

/**
 * The part of a listing that a reader wants to copy: without the lines that a change removes and, if there are prompts,
 * only the commands, each with the lines that a backslash continues, without their output.
 */
export function copiedText(lines: readonly string[]): string {
  const rest = lines.filter((line) => !line.startsWith(REMOVED))
  const hasPrompts = rest.some((line) => line.startsWith(PROMPT))
  let isCommand = false
  const wanted = rest.filter((line, index) => {
    const isContinued = isCommand && rest[index - 1]?.endsWith('\\')
    isCommand = line.startsWith(PROMPT) || isContinued === true
    return isCommand || !hasPrompts
  })
  return wanted.map((line) => line.replace(PROMPT, '')).join('\n')
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
