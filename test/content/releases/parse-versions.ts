/** The releases that a command line names. Throws a sentence on anything else. */
export function parseVersions(words: readonly string[]): readonly string[] {
  const wrong = words.find((word) => !/^\d+\.\d+(\.\d+)?$/.test(word))
  if (wrong !== undefined) throw new Error(`"${wrong}" is no release: write one such as 9.3.4`)
  return words
}

/** Each version once, 7.3 before 7.3.1 and 7.3.9 before 7.3.10. */
export const inOrder = (versions: readonly string[]): string[] =>
  [...new Set(versions)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
