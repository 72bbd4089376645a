import { work } from './work.ts'

export interface EditDistances {
  /** Letters to insert, delete, replace or swap with the next one (optimal string alignment). */
  readonly whole: number
  /** The same, when any number of letters at the end of the second word are left out. */
  readonly start: number
}

/** Words are compared up to this length. */
const LONGEST = 127
/** Over any limit, and one more still fits a byte. */
const FAR = 250

/** Three rows of the table, used in turn: a misspelt word is compared with thousands of others. */
const newRow = () => new Uint8Array(LONGEST + 2)
const ROWS = [newRow(), newRow(), newRow()]
/** There is one of the three for each row from -2 on. */
const rowAt = (row: number) => ROWS[(row + 3) % 3] as Uint8Array

/**
 * How far two words are apart; `limit + 1` stands for anything over the limit. Cells further than the limit from the
 * diagonal cannot be part of an answer (Ukkonen), so a comparison costs at most the length times `2 * limit + 1`.
 */
export function editDistances(one: string, other: string, limit: number): EditDistances {
  const [a, b] = [one.slice(0, LONGEST), other.slice(0, LONGEST)]
  const first = rowAt(0)
  for (let column = 0; column <= Math.min(b.length, limit); column++) first[column] = column
  first[limit + 1] = FAR
  for (let row = 1; row <= a.length; row++)
    if (fillRow(a, b, row, limit) > limit) return { whole: limit + 1, start: limit + 1 }
  const last = rowAt(a.length)
  const end = Math.min(b.length, a.length + limit)
  let start = limit + 1
  for (let column = Math.max(0, a.length - limit); column <= end; column++)
    start = Math.min(start, last[column] ?? start)
  const whole = end === b.length && b.length >= a.length - limit ? (last[b.length] ?? FAR) : FAR
  return { whole: Math.min(whole, limit + 1), start }
}

/** Fills the cells of a row that are near the diagonal, and gives the least of them. */
function fillRow(a: string, b: string, row: number, limit: number): number {
  const [current, last, beforeLast] = [rowAt(row), rowAt(row - 1), rowAt(row - 2)]
  const letter = a.charCodeAt(row - 1)
  const before = a.charCodeAt(row - 2)
  const from = Math.max(1, row - limit)
  const to = Math.min(b.length, row + limit)
  // The cells beside those that are filled are read by this row and the next.
  current[from - 1] = from === 1 ? row : FAR
  current[to + 1] = FAR
  let least = from === 1 ? row : FAR
  for (let column = from; column <= to; column++) {
    const other = b.charCodeAt(column - 1)
    // Every index is within the rows, which are longer than the words.
    let cost = Math.min(
      (last[column] as number) + 1,
      (current[column - 1] as number) + 1,
      (last[column - 1] as number) + (letter === other ? 0 : 1),
    )
    if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && before === other)
      cost = Math.min(cost, (beforeLast[column - 2] as number) + 1)
    current[column] = cost
    if (cost < least) least = cost
  }
  work.cells += Math.max(0, to - from + 1)
  return least
}
