/** `# region send` in the comment syntax of any of the samples' languages. C# has the directive without a space. */
const MARKER = /^[ \t]*(?:#|\/\/|--|\/\*|;)[ \t]*(end)?region\b[ \t]*([\w-]*)[ \t]*(?:\*\/)?[ \t]*$/

/**
 * A program as its readers see it: without the lines that mark its regions. Of the blank lines before and after one,
 * the longer run stays: two runs in a row are not how a formatter leaves the program.
 */
export function withoutMarkers(source: string): string {
  const kept: string[] = []
  let superfluous = 0
  for (const line of source.split('\n')) {
    if (MARKER.test(line)) superfluous = kept.length - 1 - kept.findLastIndex((before) => before !== '')
    else if (line === '' && superfluous > 0) superfluous--
    else {
      kept.push(line)
      superfluous = 0
    }
  }
  return kept.join('\n').trimEnd()
}

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
