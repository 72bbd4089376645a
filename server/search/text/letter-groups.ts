/** Runs of letters of a word, its start and end among them: words that share many are written alike or are of one root. */
export function letterGroups(word: string, length: number): string[] {
  const marked = `_${word}_`
  return Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, at) =>
    marked.slice(at, at + length),
  )
}
