import { letterGroups } from '../text/letter-groups.ts'
import { isStopWord } from '../text/stop-words.ts'
import { wordsOf } from '../text/words.ts'
import { work } from '../text/work.ts'

/** By string, which share of the letters of some words it has, from 0 to 1. The rarer they are, the more they count. */
export type LetterIndex = (words: readonly string[]) => Float32Array

/** Letters that come again count less each time, the sooner the shorter the string. */
const AGAIN = 2
const LENGTH_COUNTS = 0.6
/** Readers may paste anything, so reading ends here. */
const MOST_GROUPS = 120

/**
 * Compares by groups of letters, which words of one root share (ingest, ingestion) as do slips and the parts of compounds
 * (timestamp, time stamp).
 */
export function createLetterIndex(texts: readonly string[], length: number): LetterIndex {
  const numbers = new Map<string, number>()
  const groupsOf = createNumbering(length, numbers)
  const groups = texts.map((text) => wordsOf(text.toLowerCase()).flatMap(groupsOf))
  const mean = groups.reduce((sum, own) => sum + own.length, 0) / groups.length
  const ids: number[][] = Array.from(numbers, () => [])
  const scores: number[][] = Array.from(numbers, () => [])
  for (const [id, own] of groups.entries()) {
    const least = AGAIN * (1 - LENGTH_COUNTS + (LENGTH_COUNTS * own.length) / mean)
    const sorted = Uint32Array.from(own).sort()
    for (let from = 0, to = 0; from < sorted.length; from = to) {
      while (sorted[to] === sorted[from]) to++
      ids[sorted[from] as number]?.push(id)
      scores[sorted[from] as number]?.push((to - from) / (to - from + least))
    }
  }
  // One list for all: an array of its own for each of 20,000 groups would take more than what is in it.
  const starts = new Uint32Array(ids.length + 1)
  for (const [group, list] of ids.entries()) starts[group + 1] = (starts[group] as number) + list.length
  const [allIds, allScores] = [Uint32Array.from(ids.flat()), Float32Array.from(scores.flat())]

  return (words) => {
    const shares = new Float32Array(texts.length)
    let total = 0
    for (const group of new Set(words.flatMap((word) => letterGroups(word, length)).slice(0, MOST_GROUPS))) {
      const number = numbers.get(group)
      const [from = 0, to = 0] = number === undefined ? [] : starts.subarray(number, number + 2)
      const rarity = Math.log(1 + texts.length / (to - from || 0.5))
      total += rarity
      work.scores += to - from
      for (let at = from; at < to; at++) {
        // Ids are places in the list of strings, and both lists are as long.
        const id = allIds[at] as number
        shares[id] = (shares[id] as number) + rarity * (allScores[at] as number)
      }
    }
    return total === 0 ? shares : shares.map((share) => share / total)
  }
}

/** The groups of a word as numbers, read once for each word: pages repeat theirs. */
function createNumbering(length: number, numbers: Map<string, number>): (word: string) => readonly number[] {
  const known = new Map<string, number[]>()
  const numberOf = (group: string) => {
    const number = numbers.get(group) ?? numbers.size
    numbers.set(group, number)
    return number
  }
  return (word) => {
    let own = known.get(word)
    if (!own) {
      own = isStopWord(word) ? [] : letterGroups(word, length).map(numberOf)
      known.set(word, own)
    }
    return own
  }
}
