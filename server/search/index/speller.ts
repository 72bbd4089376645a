import { countBits } from '../text/count-bits.ts'
import { editDistances } from '../text/edit-distances.ts'
import { letterBits } from '../text/letter-bits.ts'
import { work } from '../text/work.ts'

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
/** Letters at the start of a word, as many as there are in most of what readers type. */
const START = 8
/** A sound written in another way is half an edit, and the end of a word left out is another half. */
const HALF = 0.5

/** Finds what was meant by a word that no page has. */
export function createSpeller(words: readonly string[]): Speller {
  const entries = words
    .map((word) => ({ word, sound: soundOf(word) }))
    .sort((one, other) => one.sound.length - other.sound.length)
  const letters = Uint32Array.from(entries, ({ sound }) => letterBits(sound))
  const startLetters = Uint32Array.from(entries, ({ sound }) => letterBits(sound.slice(0, START)))
  /** Where the sounds of at least this length start. */
  const starts: number[] = []
  for (const [at, { sound }] of entries.entries()) while (starts.length <= sound.length) starts.push(at)
  const startOf = (length: number) => starts[Math.max(0, length)] ?? entries.length

  return {
    near(word, isUnfinished) {
      if (word.length < 3 || word.length > LONGEST_WORD) return []
      const sound = soundOf(word)
      if (sound.length < SHORTEST_SOUND) return []
      const own = letterBits(sound)
      const limit = word.length < TWO_EDITS_FROM ? 1 : 2
      const startLimit = word.length < TWO_EDITS_OF_A_START_FROM ? 1 : 2
      // Of a short word and its edits, only the letters at the start of a longer word can be a part.
      const lettersOf = sound.length + limit <= START ? startLetters : letters
      const end = isUnfinished ? entries.length : startOf(sound.length + limit + 1)
      const found: NearWord[] = []
      for (let at = startOf(sound.length - limit); at < end; at++) {
        // The array is as long as the list.
        const theirs = lettersOf[at] as number
        if (countBits(own & ~theirs) > limit || (!isUnfinished && countBits(theirs & ~own) > limit)) continue
        const { word: candidate = '', sound: other = '' } = entries[at] ?? {}
        if (candidate === word) continue
        work.candidates++
        const { whole, start } = editDistances(sound, other, limit)
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
