/** A problem in the content folder, worded so that its author can fix it. */
export interface ContentProblem {
  /** Relative to the content folder, with forward slashes. */
  readonly file: string
  readonly line?: number
  readonly column?: number
  readonly message: string
  readonly remedy?: string
}

export function formatProblem({ file, line, column, message, remedy }: ContentProblem): string {
  const place = [file, line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':')
  return `${place}  ${message}${remedy ? `\n    ${remedy}` : ''}`
}

/** All problems of one load, so that an author can fix them together. */
export class ContentErrors extends Error {
  override readonly name = 'ContentErrors'
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
    super(`The content has ${count}:\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`)
    this.problems = problems
  }
}

/** A remedy that begins with the name that an author may have meant. */
export function didYouMean(word: string, names: readonly string[], remedy: string): string {
  const [nearest] = names
    .map((name) => ({ name, letters: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.letters - other.letters)
  const isNear = nearest && nearest.letters <= Math.max(2, word.length / 3)
  return isNear ? `Did you mean "${nearest.name}"? ${remedy}` : remedy
}

/** Letters to insert, delete or replace (Levenshtein). Search has a faster one, which knows limits. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [column, above] of row.slice(1).entries())
      next.push(
        Math.min(above + 1, (next[column] ?? 0) + 1, (row[column] ?? 0) + Number(letter !== other[column])),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
