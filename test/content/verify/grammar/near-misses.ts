import type { Tokens } from './derive.ts'

const KEYWORD = /^[A-Z][A-Z_ ]+$/

/**
 * Statements that are nearly these and that the grammar does not accept: a keyword is missing, is misspelt, or stands
 * there twice. Each keyword of each kind of slip is taken once, at most `most` in all.
 */
export function nearMisses(
  statements: readonly Tokens[],
  isAccepted: (tokens: Tokens) => boolean,
  most: number,
): Tokens[] {
  const misses = new Map<string, Tokens>()
  const texts = new Set<string>()
  for (const tokens of statements) {
    for (const [at, token] of tokens.entries()) {
      if (!KEYWORD.test(token)) continue
      for (const [slip, instead] of slipsOf(token)) {
        const key = `${slip} ${tokens[at - 1]} ${token}`
        // After some statements, the server ignores a repetition of their last word.
        if (slip === 'twice' && at === tokens.length - 1) continue
        const miss = tokens.toSpliced(at, 1, ...instead)
        const text = miss.join(' ')
        if (misses.has(key) || texts.has(text) || isAccepted(miss)) continue
        misses.set(key, miss)
        texts.add(text)
      }
    }
  }
  return spread([...misses.values()], most)
}

const slipsOf = (keyword: string): [string, string[]][] => [
  ['without', []],
  ['misspelt', [`${keyword}X`]],
  ['twice', [keyword, keyword]],
]

/** At most so many of a list, from all over it. */
export const spread = <Member>(list: readonly Member[], most: number): Member[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)] as Member)
