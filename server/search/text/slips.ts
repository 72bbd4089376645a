const FAR = Number.POSITIVE_INFINITY

/**
 * How many letters to insert, delete, replace or swap with the next one (optimal string alignment) make the other word of the
 * one, `whole` or without any number of letters at its end (`start`); infinitely many if it is more than the limit. Only
 * the cells of the table within the limit of the diagonal can be part of an answer (Ukkonen).
 */
export function editDistances(one: string, other: string, limit: number): { whole: number; start: number } {
  let before: number[] = []
  let last = Array.from({ length: limit + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = Math.max(1, row - limit); column <= Math.min(other.length, row + limit); column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const distance = Math.min(
        (last[column] ?? FAR) + 1,
        (current[column - 1] ?? FAR) + 1,
        (last[column - 1] ?? FAR) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? FAR) + 1 : FAR,
      )
      current[column] = distance
      least = Math.min(least, distance)
    }
    if (least > limit) return { whole: FAR, start: FAR }
    before = last
    last = current
  }
  return {
    whole: last[other.length] ?? FAR,
    start: last.slice(0, other.length + 1).reduce((least, distance) => Math.min(least, distance), FAR),
  }
}

const TWO_SLIPS_FROM = 6
const TWO_SLIPS_OF_A_START_FROM = 7
/** In a shorter word, one letter decides what it means: RSI is not RSS, and MACD is no Mac. */
const SHORTEST = 4
const LONGEST = 40
const LEFT_OUT_END = 0.5

/**
 * The slips that make the one word of the other: one up to five letters, two above; infinitely many if it takes more. An
 * unfinished word may also be the misspelt start of a longer one.
 */
export function slipsBetween(word: string, meant: string, isUnfinished = false): number {
  if (word === meant) return 0
  if (word.length > LONGEST || Math.min(word.length, meant.length) < SHORTEST) return FAR
  const most = word.length < TWO_SLIPS_FROM ? 1 : 2
  if (word.length - meant.length > most || (!isUnfinished && meant.length - word.length > most)) return FAR
  const { whole, start } = editDistances(word, meant.slice(0, LONGEST), most)
  if (whole <= most) return whole
  const mostOfStart = word.length < TWO_SLIPS_OF_A_START_FROM ? 1 : 2
  return isUnfinished && word.length > SHORTEST && start <= mostOfStart ? start + LEFT_OUT_END : FAR
}

/** Those that cost anything finite, the cheapest first. */
export const cheapest = <Item>(items: Iterable<Item>, costOf: (item: Item) => number): Item[] =>
  Array.from(items, (item) => ({ item, cost: costOf(item) }))
    .filter(({ cost }) => cost < FAR)
    .sort((one, other) => one.cost - other.cost)
    .map(({ item }) => item)
