export interface EditDistances {
  /** Letters to insert, delete, replace or swap with the next one (optimal string alignment). */
  readonly whole: number
  /** The same, when any number of letters at the end of the second word are left out. */
  readonly start: number
}

const FAR = Number.POSITIVE_INFINITY

/**
 * How far two words are apart, infinitely far if it is more than the limit. Only the cells of the table within the limit of
 * the diagonal can be part of an answer (Ukkonen).
 */
export function editDistances(one: string, other: string, limit: number): EditDistances {
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
