import { copiedText, type ListingLine } from './copied-text.ts'

/** Stand before what they mark in the text of the copy that lines are read from; neither occurs in a listing. */
const PROMPT = '\u0001'
const REMOVED = '\u0002'

/** What a reader gets who copies a listing. */
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

/** The places of the listings that a query needs first; null for what is not to be run. */
export const neededBy = ({ dataset: { run } }: HTMLElement): number[] | null =>
  run === undefined ? null : (run.match(/\d+/g) ?? []).map(Number)

/** A query after the statements that make its tables, so that it runs where it is pasted. */
export function runnableText(figure: HTMLElement): string {
  const all = document.querySelectorAll('.article figure.code[data-lang="sql"]')
  const needed = (neededBy(figure) ?? []).flatMap((place) => all[place] ?? [])
  return [...needed, figure].map((each) => withSemicolon(listingText(each).trim())).join('\n\n')
}

/** A comment may be the end. */
const withSemicolon = (sql: string): string => (/;\s*(?:--[^\n]*)?$/.test(sql) ? sql : `${sql}\n;`)
