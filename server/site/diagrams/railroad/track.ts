import type { Expression } from './parse-grammar.ts'

/** A rule in the form in which it is drawn: repetitions are loops, and a repetition with a separator is a single loop. */
export type Track =
  | { readonly kind: 'terminal' | 'name'; readonly text: string }
  | { readonly kind: 'sequence' | 'choice'; readonly items: readonly Track[] }
  | { readonly kind: 'optional'; readonly item: Track }
  | { readonly kind: 'loop'; readonly item: Track; readonly back?: Track }

export function toTrack(expression: Expression): Track {
  switch (expression.kind) {
    case 'terminal':
      return { kind: 'terminal', text: expression.text }
    case 'name':
      return { kind: 'name', text: expression.name }
    case 'choice':
      return { kind: 'choice', items: expression.items.map(toTrack) }
    case 'sequence':
      return sequence(joinWords(foldLists(expression.items.map(toTrack))))
    case 'repeat':
      return repeat(toTrack(expression.item), expression.sign)
  }
}

const sequence = (items: readonly Track[]): Track => {
  const [only] = items
  return only && items.length === 1 ? only : { kind: 'sequence', items }
}

function repeat(item: Track, sign: '?' | '*' | '+'): Track {
  if (sign === '+') return { kind: 'loop', item }
  return { kind: 'optional', item: sign === '*' ? { kind: 'loop', item } : item }
}

/** A longer box would not fit on a phone. */
const LONGEST_NAME = 28

/** Keywords that follow each other are the name of one clause, which never breaks: "SAMPLE BY" is one box. */
function joinWords(items: readonly Track[]): Track[] {
  const joined: Track[] = []
  for (const item of items) {
    const last = joined.at(-1)
    const text = last?.kind === 'terminal' && item.kind === 'terminal' ? `${last.text} ${item.text}` : ''
    if (/^[A-Z][A-Z_ ]+$/.test(text) && text.length <= LONGEST_NAME)
      joined[joined.length - 1] = { kind: 'terminal', text }
    else joined.push(item)
  }
  return joined
}

/** Turns `a ( ',' a )*` into one loop of `a` with the comma on the return track, however many items `a` has. */
function foldLists(items: readonly Track[]): Track[] {
  const folded: Track[] = []
  for (const item of items) {
    const list = item.kind === 'optional' && item.item.kind === 'loop' ? listOf(folded, item.item.item) : null
    if (list) folded.splice(folded.length - list.length, list.length, list.loop)
    else folded.push(item)
  }
  return folded
}

function listOf(before: readonly Track[], repeated: Track): { loop: Track; length: number } | null {
  const items = repeated.kind === 'sequence' ? repeated.items : [repeated]
  // Several separators would have to be read from right to left.
  for (const separators of [0, 1]) {
    const tail = items.slice(separators)
    const head = before.slice(before.length - tail.length)
    if (tail.length === 0 || tail.length > before.length || !isSame(head, tail)) continue
    const back = separators === 1 ? items[0] : undefined
    if (back && back.kind !== 'terminal' && back.kind !== 'name') continue
    return { loop: { kind: 'loop', item: sequence(tail), ...(back ? { back } : {}) }, length: tail.length }
  }
  return null
}

const isSame = (one: readonly Track[], other: readonly Track[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
