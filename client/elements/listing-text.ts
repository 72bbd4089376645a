import { copiedText, type ListingLine } from './copied-text.ts'

/** Markers after a prompt and before a removed line, in the copy that the lines are read from; no listing contains them. */
const PROMPT = '\u0001'
const REMOVED = '\u0002'

/** The string that "Copy" puts on the clipboard. */
export const listingText = (figure: Element): string => {
  const code = figure.querySelector('pre > code')
  return code ? copiedText(linesOf(code)) : ''
}

function linesOf(code: Element): ListingLine[] {
  const copy = code.cloneNode(true) as Element
  for (const prompt of copy.querySelectorAll('.prompt')) prompt.append(PROMPT)
  for (const line of copy.querySelectorAll('.line.del')) line.prepend(REMOVED)
  return copy.textContent.split('\n').map((line) => {
    const text = line.replaceAll(REMOVED, '')
    const end = text.indexOf(PROMPT)
    return {
      text: text.slice(end + 1),
      prompt: text.slice(0, Math.max(end, 0)),
      removed: line.includes(REMOVED),
    }
  })
}

/** A query after the statements that create its tables, so that it runs when pasted. */
export function runnableText(figure: HTMLElement): string {
  const all = document.querySelectorAll('.article figure.code[data-lang="sql"]')
  const places = figure.dataset.run?.match(/\d+/g) ?? []
  const needed = places.flatMap((place) => all[Number(place)] ?? [])
  return [...needed, figure].map((each) => withSemicolon(listingText(each).trim())).join('\n\n')
}

/** The SQL may end with a comment. */
const withSemicolon = (sql: string): string => (/;\s*(?:--[^\n]*)?$/.test(sql) ? sql : `${sql}\n;`)
