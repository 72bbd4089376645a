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
