import { stem } from './stem.ts'
import { partsOf, wordsOf } from './words.ts'

/** The index terms of a word: itself first, and when it is a compound its parts too. What is all letters is stemmed. */
export const termsOf = (word: string): string[] => [word.toLowerCase(), ...partsOf(word)].map(stem)

/**
 * Creates a function from a string to its terms. It caches every word that it sees, so use it for pages and not for
 * queries.
 */
export function createAnalyzer(): (text: string) => string[] {
  const known = new Map<string, string[]>()
  const termsOnce = (word: string): string[] => {
    let terms = known.get(word)
    if (!terms) {
      terms = termsOf(word)
      known.set(word, terms)
    }
    return terms
  }
  return (text) => wordsOf(text).flatMap(termsOnce)
}

/** The words of a string as terms, compounds whole. */
export const wholeTerms = (text: string): string[] =>
  wordsOf(text).flatMap((word) => termsOf(word).slice(0, 1))
