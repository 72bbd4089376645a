import { stem } from './stem.ts'
import { isStopWord, partsOf, wordsOf } from './words.ts'

/** The index term of a word as a whole. What is all letters is stemmed. */
export const termOf = (word: string): string => stem(word.toLowerCase())

/** The index terms of a word: itself first, and when it is a compound its parts too. */
export const termsOf = (word: string): string[] => [termOf(word), ...partsOf(word).map(stem)]

/** Keeps what a function says of each word, for as long as the new function is kept: words come again and again. */
export function memoize<Value>(said: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const value = known.get(word) ?? said(word)
    known.set(word, value)
    return value
  }
}

/** The words of a string as terms, compounds whole. */
export const wholeTerms = (text: string): string[] => wordsOf(text).map(termOf)

const NGRAM = 4

/** The character n-grams of a string, with the ends of words: words of one root share them, and so do slips and compounds. */
export const ngramsOf = (text: string): string[] =>
  wordsOf(text.toLowerCase())
    .filter((word) => !isStopWord(word))
    .flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => `_${word}_`.slice(at, at + NGRAM)))
