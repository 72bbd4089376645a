/** An error in a diagram's source; line and column start at 1 within its fence. */
export class DiagramError extends Error {
  override readonly name = 'DiagramError'
  readonly line: number
  readonly column: number

  constructor(message: string, { line, column }: { readonly line: number; readonly column: number }) {
    super(message)
    this.line = line
    this.column = column
  }
}
