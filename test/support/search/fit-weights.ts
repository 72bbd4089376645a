/** A query's pages as lists of numbers, each page's features. */
export interface Labelled {
  readonly pages: readonly { readonly features: readonly number[]; readonly isRight: boolean }[]
}

const STEPS = [1, 0.5, 0.2, 0.1]
/** A smaller gain is chance. */
const LEAST_GAIN = 0.0001

/** Finds the weights under which right pages come first, by the mean reciprocal rank: each weight in turn goes up or down while that helps. */
export function fitWeights(queries: readonly Labelled[], start: readonly number[]): number[] {
  let weights = [...start]
  let best = reciprocalRank(queries, weights)
  for (const step of STEPS)
    for (const at of start.keys())
      for (const change of [-step, step]) {
        let found = best
        do {
          best = found
          const tried = weights.with(at, (weights[at] ?? 0) + change)
          found = reciprocalRank(queries, tried)
          if (found > best + LEAST_GAIN) weights = tried
        } while (found > best + LEAST_GAIN)
      }
  return weights
}

/** Mean of one over the place of the first right page among ten. */
export function reciprocalRank(queries: readonly Labelled[], weights: readonly number[]): number {
  const scoreOf = (features: readonly number[]) =>
    features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0)
  const places = queries.map(({ pages }) => {
    const right = pages.filter(({ isRight }) => isRight).map(({ features }) => scoreOf(features))
    const best = Math.max(...right)
    return 1 + pages.filter(({ features, isRight }) => !isRight && scoreOf(features) > best).length
  })
  const within = (place: number, at: number) =>
    place <= 10 && queries[at]?.pages.some(({ isRight }) => isRight) ? 1 / place : 0
  return places.reduce((sum, place, at) => sum + within(place, at), 0) / queries.length
}
