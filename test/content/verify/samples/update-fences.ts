/** A fence's new text, by the line of its opening. */
export interface FenceUpdate {
  readonly line: number
  readonly text: string
}

/** The source with the contents of fences replaced; a fence inside a list or a tab keeps its indentation. */
export function updateFences(source: string, updates: readonly FenceUpdate[]): string {
  const lines = source.split('\n')
  // From the bottom, so that the line numbers above stay true.
  for (const { line, text } of [...updates].sort((a, b) => b.line - a.line)) {
    const [, indent = '', marks = ''] = /^(\s*)(`{3,}|~{3,})/.exec(lines[line - 1] ?? '') ?? []
    if (!marks)
      throw new Error(`line ${line} opens no fence: it was edited while the verifier ran, run it again`)
    const closing = lines.findIndex((each, index) => index >= line && each.trim().startsWith(marks))
    const end = closing === -1 ? lines.length : closing
    const content = text.split('\n').map((each) => (each === '' ? '' : `${indent}${each}`))
    lines.splice(line, end - line, ...content)
  }
  return lines.join('\n')
}
