/** Something wrong in the content folder, said so that its author can mend it. */
export interface ContentProblem {
  /** Below the content folder, with forward slashes. */
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

/** All problems of one load together, so that an author mends them in one round. */
export class ContentErrors extends Error {
  override readonly name = 'ContentErrors'
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
    super(`The content has ${count}:\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`)
    this.problems = problems
  }
}
