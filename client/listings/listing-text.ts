import { copiedText, type ListingLine } from './copied-text.ts'

/** Markers inserted before what they mark, in the copy that the lines are read from; no listing contains them. */
const PROMPT = '\u0001'
const REMOVED = '\u0002'

/** The string that "Copy" puts on the clipboard. */
export const listingText = (figure: Element): string => {
  const code = figure.querySelector('pre > code')
  return code ? copiedText(linesOf(code)) : ''
}

function linesOf(code: Element): ListingLine[] {
  const copy = code.cloneNode(true) as Element
  for (const prompt of copy.querySelectorAll('.prompt')) prompt.textContent = PROMPT
  for (const line of copy.querySelectorAll('.line.del')) line.prepend(REMOVED)
  return copy.textContent.split('\n').map((line) => ({
    text: line.replaceAll(PROMPT, '').replaceAll(REMOVED, ''),
    prompted: line.includes(PROMPT),
    removed: line.includes(REMOVED),
  }))
}

/** The indexes of the listings that must run before a query; null for listings that should not be run. */
export const neededBy = ({ dataset: { run } }: HTMLElement): number[] | null =>
  run === undefined ? null : (run.match(/\d+/g) ?? []).map(Number)

/** A query after the statements that create its tables, so that it runs when pasted. */
export function runnableText(figure: HTMLElement): string {
  const all = document.querySelectorAll('.article figure.code[data-lang="sql"]')
  const needed = (neededBy(figure) ?? []).flatMap((place) => all[place] ?? [])
  return [...needed, figure].map((each) => withSemicolon(listingText(each).trim())).join('\n\n')
}

/** The SQL may end with a comment. */
const withSemicolon = (sql: string): string => (/;\s*(?:--[^\n]*)?$/.test(sql) ? sql : `${sql}\n;`)
