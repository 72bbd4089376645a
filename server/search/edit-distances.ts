export interface EditDistances {
  /** Letters to insert, delete, replace or swap with the next one (optimal string alignment). */
  readonly whole: number
  /** The same, when any number of letters at the end of the second word are left out. */
  readonly start: number
}

/** Words are compared up to this length. */
const LONGEST = 127

/** Three rows of the table, used again and again: a misspelt word is compared with thousands of others. */
const ROWS = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const

/** How far two words are apart; `limit + 1` stands for anything over the limit. */
export function editDistances(one: string, other: string, limit: number): EditDistances {
  const [a, b] = [one.slice(0, LONGEST), other.slice(0, LONGEST)]
  let [beforeLast, last, current]: readonly [Uint8Array, Uint8Array, Uint8Array] = ROWS
  for (let column = 0; column <= b.length; column++) last[column] = column
  for (let row = 1; row <= a.length; row++) {
    const least = fillRow(a, b, row, { beforeLast, last, current })
    if (least > limit) return { whole: limit + 1, start: limit + 1 }
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  let start = limit + 1
  for (let column = 0; column <= b.length; column++) start = Math.min(start, last[column] ?? start)
  return { whole: Math.min(last[b.length] ?? 0, limit + 1), start }
}

interface Rows {
  readonly beforeLast: Uint8Array
  readonly last: Uint8Array
  readonly current: Uint8Array
}

function fillRow(a: string, b: string, row: number, { beforeLast, last, current }: Rows): number {
  const letter = a.charCodeAt(row - 1)
  const before = a.charCodeAt(row - 2)
  current[0] = row
  let least = row
  for (let column = 1; column <= b.length; column++) {
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
  return least
}
