import { stem } from './stem.ts'
import { partsOf, wordsOf } from './words.ts'

/** The index terms of a word: itself first, and when it is a compound its parts too. What is all letters is stemmed. */
export const termsOf = (word: string): string[] => [word.toLowerCase(), ...partsOf(word)].map(stem)

export const analyse = (text: string): string[] => wordsOf(text).flatMap(termsOf)

/** The words of a text as terms, compounds whole. */
export const wholeTerms = (text: string): string[] =>
  wordsOf(text).flatMap((word) => termsOf(word).slice(0, 1))
