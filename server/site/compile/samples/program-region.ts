/** `# region send` in the comment syntax of any of the samples' languages. C# has the directive without a space. */
const MARKER = /^[ \t]*(?:#|\/\/|--|\/\*|;)[ \t]*(end)?region\b[ \t]*([\w-]*)[ \t]*(?:\*\/)?[ \t]*$/
/** Lines of such markers, and the blank lines around them. */
const MARKERS = new RegExp(`\\n*(?:${MARKER.source}\\n*)+`, 'gm')

/**
 * A program as its readers see it: without the lines that mark its regions. Of the blank lines around them the longest run
 * stays: two runs in a row are not how a formatter leaves the program.
 */
export const withoutMarkers = (source: string): string =>
  source
    .replace(MARKERS, (found) => '\n'.repeat(Math.max(...found.split(/[^\n]+/).map(({ length }) => length))))
    .trim()

/** The lines of one region, moved to the left margin; a sentence when the program has no such region. */
export function programRegion(
  source: string,
  name: string,
): { readonly code: string } | { readonly problem: string } {
  const lines = source.split('\n')
  const starts = lines.flatMap((line, index) => (isStartOf(line, name) ? [index] : []))
  const [start] = starts
  if (start === undefined) return { problem: `has no region "${name}"` }
  if (starts.length > 1) return { problem: `has the region "${name}" twice` }
  const length = lines.slice(start + 1).findIndex((line) => MARKER.exec(line)?.[1] === 'end')
  if (length < 0) return { problem: `does not end the region "${name}"` }
  return { code: dedent(lines.slice(start + 1, start + 1 + length)) }
}

function isStartOf(line: string, name: string): boolean {
  const [, end, found] = MARKER.exec(line) ?? []
  return end === undefined && found === name
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length)
  const margin = Math.min(...indents)
  return lines
    .map((line) => line.slice(margin))
    .join('\n')
    .trimEnd()
}
