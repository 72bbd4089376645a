import { createAnalyzer } from '../text/analyzer.ts'
import { lowerBound } from '../text/lower-bound.ts'
import { wordsOf } from '../text/words.ts'
import { work } from '../text/work.ts'

/** By page, how many neighbours of a list of terms are neighbours in its text too; the fewer pages have a pair, the more. */
export type Neighbours = (terms: readonly string[]) => Float32Array

/**
 * Pairs of words that follow one another, each with the pages that have it, as a sorted list of numbers: a map of them
 * would take twenty times the memory.
 */
export function createNeighbours(pages: readonly (readonly string[])[]): Neighbours {
  const analyze = createAnalyzer()
  const numbers = new Map<string, number>()
  const numberOf = (term: string) => {
    let number = numbers.get(term)
    if (number === undefined) {
      number = numbers.size
      numbers.set(term, number)
    }
    return number
  }
  const texts = pages.map((sections) =>
    sections.map((text) => wordsOf(text).map((word) => numberOf(analyze(word)[0] ?? word))),
  )
  const size = numbers.size
  const keyOf = (one: number, other: number) => (one * size + other) * pages.length
  const pairs = texts.flatMap((sections, page) =>
    sections.flatMap((words) => words.slice(1).map((word, at) => keyOf(words[at] as number, word) + page)),
  )
  const sorted = Float64Array.from(pairs)
    .sort()
    .filter((pair, at, all) => pair !== all[at - 1])

  return (terms) => {
    const found = new Float32Array(pages.length)
    for (let at = 1; at < terms.length; at++) {
      const [one, other] = [numbers.get(terms[at - 1] ?? ''), numbers.get(terms[at] ?? '')]
      if (one === undefined || other === undefined) continue
      const key = keyOf(one, other)
      const from = lowerBound(sorted, key)
      const to = lowerBound(sorted, key + pages.length)
      work.scores += to - from
      for (let place = from; place < to; place++) {
        const page = (sorted[place] as number) - key
        found[page] = (found[page] as number) + Math.log(1 + pages.length / (to - from))
      }
    }
    return found
  }
}
