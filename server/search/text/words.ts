/**
 * A word with the characters that join the parts of an identifier: `cairo.sql.copy.root`, `to_timestamp`, `file-max`,
 * `c++`, `c#`.
 */
const WORD = /[\p{L}\p{N}_$]+(?:[.\-:][\p{L}\p{N}_$]+)*(?:\+\+|#(?![\p{L}\p{N}]))?/gu
const BETWEEN_PARTS = /[._\-:$]+|(?<=\p{Ll})(?=\p{Lu})/u

/** The words of a string as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** A word's range in a string. */
export interface WordPlace {
  readonly word: string
  readonly from: number
  readonly to: number
}

export const placesOf = (text: string): WordPlace[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, from: index, to: index + word.length }))

/** The parts of a compound word, in lower case; nothing for a plain word. */
export function partsOf(word: string): string[] {
  const parts = word.split(BETWEEN_PARTS).filter(Boolean)
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : []
}

const STOP_WORDS = new Set(
  'a an and are as at be but by can could did do does for from had has have how i if in into is it its me my no not of off on or our over should so some than that the their them then there these they this to up was we were what when where which while who why will with would you your'.split(
    ' ',
  ),
)

/** Words that are left out beside other words; alone they may be the name of an operator or a clause. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/**
 * Puts what a reader typed into the form in which it is compared. One character can become eighteen (U+FDFA), so the length is
 * limited again at the end.
 */
export const normalize = (text: string, longest: number): string =>
  text.slice(0, longest).normalize('NFKC').toLowerCase().slice(0, longest).toWellFormed()
