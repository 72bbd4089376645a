const GREATEST = 3

/** By page, the mean of the three greatest values that it was given. */
export function createMeans(size: number) {
  const greatest = new Float32Array(size * GREATEST)
  return {
    add(page: number, value: number): void {
      let rest = value
      for (let at = page * GREATEST; at < (page + 1) * GREATEST; at++) {
        const known = greatest[at] as number
        if (rest <= known) continue
        greatest[at] = rest
        rest = known
      }
    },
    means: (): Float32Array =>
      Float32Array.from({ length: size }, (_, page) => {
        const own = greatest.subarray(page * GREATEST, (page + 1) * GREATEST)
        return own.reduce((sum, value) => sum + value, 0) / GREATEST
      }),
  }
}
