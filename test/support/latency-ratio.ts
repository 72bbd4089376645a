import { Agent } from 'node:http'
import { ask, median } from './flood.ts'

export interface LatencyRatio {
  /** Of the second site's 99th percentile to the first's, the median of all rounds. */
  readonly ratio: number
  /** Medians of the rounds, in milliseconds. */
  readonly p99Ms: readonly [number, number]
  readonly requests: number
}

interface Options {
  readonly rounds: number
  readonly perRound: number
  /** The path of a count's request. */
  readonly path: (count: number) => string
}

/** How many requests are measured next to each other before the order of the two sites changes. */
const PAIR = 2

/**
 * Compares two sites request by request: whatever else the machine does meets both alike, and the order within a pair
 * changes, so that neither always comes second.
 */
export async function measureRatio(
  first: string,
  second: string,
  { rounds, perRound, path }: Options,
): Promise<LatencyRatio> {
  const agent = new Agent({ keepAlive: true })
  const p99s: (readonly [number, number])[] = []
  let count = 0
  for (let round = 0; round < rounds; round++) {
    const times: [number[], number[]] = [[], []]
    for (let pair = 0; pair < perRound; pair++) {
      const address = path(count++)
      for (let turn = 0; turn < PAIR; turn++) {
        const site = (pair + turn) % 2 === 0 ? 0 : 1
        times[site].push((await ask((site === 0 ? first : second) + address, agent)).ms)
      }
    }
    p99s.push([percentile(times[0], 0.99), percentile(times[1], 0.99)])
  }
  agent.destroy()
  return {
    ratio: median(p99s.map(([one, other]) => other / one)),
    p99Ms: [median(p99s.map(([one]) => one)), median(p99s.map(([, other]) => other))],
    requests: count * 2,
  }
}

/** The value that the given share of numbers does not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
