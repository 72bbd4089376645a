/** The place of the first value of a sorted list that is not below this one. */
export function lowerBound<T extends string | number>(sorted: ArrayLike<T>, value: T): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as T) < value) low = middle + 1
    else high = middle
  }
  return low
}
