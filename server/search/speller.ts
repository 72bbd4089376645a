import { countBits } from './count-bits.ts'
import { editDistances } from './edit-distances.ts'

export interface NearWord {
  readonly word: string
  readonly distance: number
}

export interface Speller {
  /** Words within one edit of a short word and two of a longer one; of an unfinished word also what it begins. */
  readonly near: (word: string, isUnfinished: boolean) => NearWord[]
}

const TWO_EDITS_FROM = 5
const TWO_EDITS_OF_A_START_FROM = 7
const LONGEST_WORD = 40
/** What is left of a few letters typed over and over begins too many words. */
const SHORTEST_SOUND = 3
/** A sound written in another way is half an edit, and the end of a word left out is another half. */
const HALF = 0.5

/** Finds what was meant by a word that no page has. */
export function createSpeller(words: readonly string[]): Speller {
  const sounds = words.map(soundOf)
  const letters = Uint32Array.from(sounds, lettersOf)

  return {
    near(word, isUnfinished) {
      if (word.length < 3 || word.length > LONGEST_WORD) return []
      const sound = soundOf(word)
      if (sound.length < SHORTEST_SOUND) return []
      const own = lettersOf(sound)
      const limit = word.length < TWO_EDITS_FROM ? 1 : 2
      const startLimit = word.length < TWO_EDITS_OF_A_START_FROM ? 1 : 2
      const found: NearWord[] = []
      for (const [at, candidate] of words.entries()) {
        if (countBits(own & ~(letters[at] ?? 0)) > limit || candidate === word) continue
        const other = sounds[at] ?? ''
        if (other.length < sound.length - limit || (!isUnfinished && other.length > sound.length + limit))
          continue
        // Of a longer word only the start is compared: what follows cannot bring it nearer.
        const { whole, start } = editDistances(sound, other.slice(0, sound.length + limit + 1), limit)
        if (whole <= limit) found.push({ word: candidate, distance: whole || HALF })
        else if (isUnfinished && start <= startLimit) found.push({ word: candidate, distance: start + HALF })
      }
      return found
    },
  }
}

/** Letters that are written for one another made equal: graphana sounds like grafana. */
const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll('c', 'k')
    .replaceAll('z', 's')
    .replaceAll('y', 'i')
    .replace(/(.)\1/g, '$1')

/** A bit for each letter: a word that lacks too many of another's letters need not be compared. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits >>> 0
}
