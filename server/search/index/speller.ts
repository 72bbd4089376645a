import { editDistances } from '../text/edit-distances.ts'

export interface NearWord {
  readonly word: string
  readonly distance: number
}

const TWO_EDITS_FROM = 6
const TWO_EDITS_OF_A_START_FROM = 7
/** In a shorter word, one letter decides what it means: RSI is not RSS, and MACD is no Mac. */
const SHORTEST = 4
const LONGEST = 40
/** The end of a word left out. */
const HALF = 0.5

/**
 * Finds the word that was meant by one that no page has, among the words that start with the same letter: one edit up to five letters,
 * two above. An unfinished word may also be the misspelt start of a longer one.
 */
export function nearWords(word: string, candidates: readonly string[], isUnfinished: boolean): NearWord[] {
  if (word.length < SHORTEST || word.length > LONGEST) return []
  const limit = word.length < TWO_EDITS_FROM ? 1 : 2
  const startLimit = word.length < TWO_EDITS_OF_A_START_FROM ? 1 : 2
  const found: NearWord[] = []
  for (const candidate of candidates) {
    if (candidate.length < Math.max(SHORTEST, word.length - limit)) continue
    if (!isUnfinished && candidate.length > word.length + limit) continue
    const { whole, start } = editDistances(word, candidate, limit)
    if (whole <= limit) found.push({ word: candidate, distance: whole })
    else if (isUnfinished && word.length > SHORTEST && start <= startLimit)
      found.push({ word: candidate, distance: start + HALF })
  }
  return found
}
