export interface Token {
  readonly text: string
  /** A class of the stylesheet's code palette; absent for plain text. */
  readonly className?: string
}

export const token = (text: string, className: string | undefined): Token =>
  className ? { text, className } : { text }

/** White space has no color, so it joins the run before it: fewer elements for the same picture. */
export function mergeRuns(tokens: readonly Token[]): Token[] {
  const runs: Token[] = []
  for (const next of tokens) {
    const last = runs.at(-1)
    if (last && (last.className === next.className || next.text.trim() === '')) {
      runs[runs.length - 1] = token(last.text + next.text, last.className)
    } else runs.push(next)
  }
  return runs
}

/** The lines of what was read as a whole; neighbors of one class are one. */
export function linesOf(tokens: Iterable<Token>): Token[][] {
  let line: Token[] = []
  const lines = [line]
  for (const { text, className } of tokens) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        line = []
        lines.push(line)
      }
      const last = line.at(-1)
      if (last && last.className === className) line[line.length - 1] = token(last.text + part, className)
      else if (part) line.push(token(part, className))
    })
  }
  return lines
}
