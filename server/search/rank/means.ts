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
      new Float32Array(size).map((_, page) => {
        let sum = 0
        for (let at = page * GREATEST; at < (page + 1) * GREATEST; at++) sum += greatest[at] as number
        return sum / GREATEST
      }),
  }
}
