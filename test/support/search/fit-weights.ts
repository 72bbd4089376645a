/** A query's pages as lists of numbers, the first of them each page's features. */
export interface Labelled {
  readonly pages: readonly { readonly features: readonly number[]; readonly isRight: boolean }[]
}

const STEPS = 300
const RATE = 0.05
/** Keeps weights small that the queries say little about. */
const RESTRAINT = 0.01

/**
 * Finds the weights of a sum that make it likeliest for a right page to come first (softmax over the pages of each query,
 * by gradient descent with Adam). Features are scaled by their spread, so that restraint is the same for all.
 */
export function fitWeights(queries: readonly Labelled[]): number[] {
  const size = queries[0]?.pages[0]?.features.length ?? 0
  const spread = spreadOf(queries, size)
  const scaled = queries
    .filter(({ pages }) => pages.some(({ isRight }) => isRight))
    .map(({ pages }) =>
      pages.map(({ features, isRight }) => ({
        isRight,
        features: features.map((feature, at) => feature / (spread[at] ?? 1)),
      })),
    )
  const weights = new Array<number>(size).fill(0)
  const [means, squares] = [new Float64Array(size), new Float64Array(size)]
  for (let step = 1; step <= STEPS; step++) {
    const slopes = weights.map((weight) => weight * RESTRAINT)
    for (const pages of scaled) {
      const sums = pages.map(({ features }) => Math.exp(scoreOf(features, weights)))
      const all = sums.reduce((total, sum) => total + sum, 0)
      const right = sums.reduce((total, sum, at) => total + (pages[at]?.isRight ? sum : 0), 0)
      for (const [at, { features, isRight }] of pages.entries()) {
        const pull = (sums[at] ?? 0) / all - (isRight ? (sums[at] ?? 0) / right : 0)
        for (let feature = 0; feature < size; feature++)
          slopes[feature] = (slopes[feature] ?? 0) + (pull * (features[feature] ?? 0)) / scaled.length
      }
    }
    for (const [at, slope] of slopes.entries()) {
      const mean = 0.9 * (means[at] ?? 0) + 0.1 * slope
      const square = 0.99 * (squares[at] ?? 0) + 0.01 * slope ** 2
      means[at] = mean
      squares[at] = square
      const [trueMean, trueSquare] = [mean / (1 - 0.9 ** step), square / (1 - 0.99 ** step)]
      weights[at] = (weights[at] ?? 0) - (RATE * trueMean) / (Math.sqrt(trueSquare) + 1e-6)
    }
  }
  return weights.map((weight, at) => weight / (spread[at] ?? 1))
}

export const scoreOf = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0)

function spreadOf(queries: readonly Labelled[], size: number): number[] {
  const rows = queries.flatMap(({ pages }) => pages.map(({ features }) => features))
  return Array.from({ length: size }, (_, at) => {
    const values = rows.map((row) => row[at] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1
  })
}
