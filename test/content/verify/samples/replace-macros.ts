/**
 * The statement that a tool sends after it put text in place of its macros, by a fence's list "$macro -> text; ...".
 * Throws a sentence when the list cannot be read or names a macro that the statement does not have.
 */
export function replaceMacros(statement: string, list: string): string {
  let sent = statement
  for (const pair of list.split(/\s*;\s*/)) {
    const [macro = '', text, ...rest] = pair.split(/\s*->\s*/)
    if (macro === '' || text === undefined || rest.length > 0)
      throw new Error(`replace="${list}": write "$macro -> text", with semicolons between them`)
    if (!sent.includes(macro)) throw new Error(`replace="${list}": the statement has no ${macro}`)
    sent = sent.replaceAll(macro, () => text)
  }
  return sent
}
