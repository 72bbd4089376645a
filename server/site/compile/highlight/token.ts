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

/** The lines of what was read as a whole. */
export function linesOf(tokens: Iterable<Token>): Token[][] {
  const lines: Token[][] = [[]]
  for (const { text, className } of tokens)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (part) lines.at(-1)?.push(token(part, className))
    }
  return lines
}
