/** Lists of different lengths in one array: list `n` is between `starts[n]` and `starts[n + 1]`. */
export function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  let sum = 0
  for (let at = 0; at < counts.length; at++) {
    starts[at] = sum
    sum += counts[at] as number
  }
  starts[counts.length] = sum
  return starts
}
