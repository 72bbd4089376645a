import type { Expression } from './parse-grammar.ts'

/** A part of a sequence as it is drawn: a list is a single loop, with its separator on the way back. */
export type Part =
  | Expression
  | { readonly kind: 'list'; readonly items: readonly Expression[]; readonly separator?: Expression }

/** A longer box would not fit on a phone. */
const LONGEST_NAME = 28

/** The parts of a sequence: lists are folded, and the keywords of a clause's name joined. */
export function sequenceParts(items: readonly Expression[]): Part[] {
  const parts: Part[] = []
  for (const item of items) {
    const list = item.kind === 'repeat' && item.sign === '*' ? listOf(parts, item.item) : null
    if (list) parts.splice(parts.length - list.items.length, list.items.length, list)
    else parts.push(item)
  }
  return joinWords(parts)
}

/** Keywords that follow each other are the name of one clause, which never breaks: "SAMPLE BY" is one box. */
function joinWords(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const text = last?.kind === 'terminal' && part.kind === 'terminal' ? `${last.text} ${part.text}` : ''
    if (/^[A-Z][A-Z_ ]+$/.test(text) && text.length <= LONGEST_NAME)
      joined[joined.length - 1] = { kind: 'terminal', text }
    else joined.push(part)
  }
  return joined
}

/** Recognizes `a ( ',' a )*` by what comes before the repetition, however many items `a` has. */
function listOf(before: readonly Part[], repeated: Expression): (Part & { kind: 'list' }) | null {
  const [first, ...rest] = repeated.kind === 'sequence' ? repeated.items : [repeated]
  if (!first) return null
  const endsWith = (items: readonly Expression[]): boolean =>
    items.length > 0 && JSON.stringify(before.slice(-items.length)) === JSON.stringify(items)
  if (endsWith([first, ...rest])) return { kind: 'list', items: [first, ...rest] }
  // Several separators would have to be read from right to left.
  const isSeparator = first.kind === 'terminal' || first.kind === 'name'
  return isSeparator && endsWith(rest) ? { kind: 'list', items: rest, separator: first } : null
}
