export interface Token {
  readonly text: string
  /** A class of the stylesheet's code palette; absent for plain text. */
  readonly className?: string | undefined
}

/** White space has no color, so it joins the run before it: fewer elements for the same picture. */
export function mergeRuns(tokens: readonly Token[]): Token[] {
  const runs: Token[] = []
  for (const next of tokens) {
    const last = runs.at(-1)
    if (last && (last.className === next.className || next.text.trim() === '')) {
      runs[runs.length - 1] = { text: last.text + next.text, className: last.className }
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
      if (part) lines.at(-1)?.push({ text: part, className })
    }
  return lines
}
