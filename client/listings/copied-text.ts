/** A line of a listing as it is shown. */
export interface ListingLine {
  readonly text: string
  /** Begins with a shell prompt, which is not part of `text`. */
  readonly prompted: boolean
  /** A line that a change takes away. */
  readonly removed: boolean
}

/**
 * The part of a listing that a reader wants to copy: without the lines that a change removes and, if there are prompts,
 * only the commands with all of their continued lines, without their output.
 */
export function copiedText(lines: readonly ListingLine[]): string {
  const kept = lines.filter(({ removed }) => !removed)
  if (!kept.some(({ prompted }) => prompted)) return textOf(kept)
  let continued = false
  const commands = kept.filter(({ text, prompted }) => {
    const command = prompted || continued
    continued = command && text.endsWith('\\')
    return command
  })
  return textOf(commands)
}

const textOf = (lines: readonly ListingLine[]): string => lines.map(({ text }) => text).join('\n')
