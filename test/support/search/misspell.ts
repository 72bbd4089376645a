import { sequence } from './sequence.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** In shorter words one letter decides what they mean. */
const SHORTEST = 5

/** Each query with one slip in one of its longer words: a letter left out, doubled with another, replaced or swapped. */
export function misspell<T extends { readonly query: string }>(cases: readonly T[], rounds: number): T[] {
  const random = sequence(7)
  return Array.from({ length: rounds }, () => cases)
    .flat()
    .map((one) => ({ ...one, query: slip(one.query, random) }))
}

function slip(query: string, random: () => number): string {
  const words = query.split(' ')
  const long = words.flatMap((word, at) => (word.length >= SHORTEST ? [at] : []))
  const at = long[Math.floor(random() * long.length)]
  const word = words[at ?? -1]
  if (at === undefined || word === undefined) return query
  const place = 1 + Math.floor(random() * (word.length - 2))
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? 'x'
  const [before, here, next, after] = [
    word.slice(0, place),
    word.slice(place, place + 1),
    word.slice(place + 1, place + 2),
    word.slice(place + 2),
  ]
  const slips = [before + next + after, before + letter + here + next + after, before + letter + next + after]
  const swapped = before + next + here + after
  words[at] = [...slips, swapped][Math.floor(random() * 4)] ?? word
  return words.join(' ')
}

/** Each query whose last word is long enough, without that word's last two letters: a reader who is still typing. */
export const cutShort = <T extends { readonly query: string }>(cases: readonly T[]): T[] =>
  cases
    .filter(({ query }) => (query.split(' ').at(-1) ?? '').length >= SHORTEST)
    .map((one) => ({ ...one, query: one.query.slice(0, -2) }))
