import { letterGroups } from '../text/letter-groups.ts'
import { createNumbering, numbersOfLines } from '../text/numbering.ts'
import { startsOf } from '../text/starts-of.ts'
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

/** The groups of letters of some strings, by number. */
export interface ReadGroups {
  readonly length: number
  readonly numbers: ReadonlyMap<string, number>
  readonly groups: readonly (readonly number[])[]
}

export function readGroups(texts: readonly string[], length: number): ReadGroups {
  const { numbers, numberOf } = createNumbering()
  const groupsOf = createGroupReader(length, numberOf)
  return { length, numbers, groups: texts.map((text) => wordsOf(text.toLowerCase()).flatMap(groupsOf)) }
}

/** Which strings have a group of letters, and how much that says of them. */
export interface LetterTables {
  /** How many letters a group has, and how many strings there are. */
  readonly length: number
  readonly size: number
  /** The groups, one a line. */
  readonly groups: string
  /** By the number of a group, where its strings start. */
  readonly starts: Uint32Array
  readonly ids: Uint32Array
  readonly scores: Float32Array
}

export function sortGroups({ length, numbers, groups }: ReadGroups): LetterTables {
  const mean = groups.reduce((sum, own) => sum + own.length, 0) / groups.length
  const counts = new Uint32Array(numbers.size)
  eachGroup((group) => {
    counts[group] = (counts[group] as number) + 1
  })
  const starts = startsOf(counts)
  const next = starts.slice()
  const ids = new Uint32Array(starts.at(-1) ?? 0)
  const scores = new Float32Array(ids.length)
  eachGroup((group, id, times, size) => {
    const at = next[group] as number
    const least = AGAIN * (1 - LENGTH_COUNTS + (LENGTH_COUNTS * size) / mean)
    ids[at] = id
    scores[at] = times / (times + least)
    next[group] = at + 1
  })

  return { length, size: groups.length, groups: [...numbers.keys()].join('\n'), starts, ids, scores }

  /** Tells each string's groups, with how often it has them and how many it has in all. */
  function eachGroup(tell: (group: number, id: number, times: number, size: number) => void): void {
    const times = new Uint32Array(numbers.size)
    for (const [id, own] of groups.entries()) {
      for (const group of own) times[group] = (times[group] as number) + 1
      for (const group of own) {
        // It has been told where it came before.
        if (times[group] === 0) continue
        tell(group, id, times[group] as number, own.length)
        times[group] = 0
      }
    }
  }
}

/**
 * Compares by groups of letters, which words of one root share (ingest, ingestion) as do slips and the parts of compounds
 * (timestamp, time stamp).
 */
export function createLetterIndex({ length, size, groups, starts, ids, scores }: LetterTables): LetterIndex {
  const numbers = numbersOfLines(groups)
  return (words) => {
    const shares = new Float32Array(size)
    let total = 0
    for (const group of new Set(words.flatMap((word) => letterGroups(word, length)).slice(0, MOST_GROUPS))) {
      const number = numbers.get(group)
      const [from = 0, to = 0] = number === undefined ? [] : starts.subarray(number, number + 2)
      const rarity = Math.log(1 + size / (to - from || 0.5))
      total += rarity
      work.scores += to - from
      for (let at = from; at < to; at++) {
        // Ids are places in the list of strings, and both lists are as long.
        const id = ids[at] as number
        shares[id] = (shares[id] as number) + rarity * (scores[at] as number)
      }
    }
    return total === 0 ? shares : shares.map((share) => share / total)
  }
}

/** The groups of a word as numbers, read once for each word: pages repeat theirs. */
function createGroupReader(
  length: number,
  numberOf: (group: string) => number,
): (word: string) => readonly number[] {
  const known = new Map<string, number[]>()
  return (word) => {
    let own = known.get(word)
    if (!own) {
      own = isStopWord(word) ? [] : letterGroups(word, length).map(numberOf)
      known.set(word, own)
    }
    return own
  }
}
