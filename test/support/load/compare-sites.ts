import { Agent } from 'node:http'
import { ask } from './ask.ts'

export interface Comparison {
  /** In how many pairs the first site, and the second, took clearly longer than the other. */
  readonly slower: readonly [number, number]
  readonly pairs: number
}

/** A quarter more is clearly longer. */
const CLEARLY = 1.25

/**
 * Asks two sites for the same, one right after the other: whatever else the machine does meets both alike, and the order
 * within a pair changes, so that neither always comes second. How often one was slower is compared, not by how much.
 */
export async function compareSites(
  sites: readonly [string, string],
  { pairs, path }: { readonly pairs: number; readonly path: (count: number) => string },
): Promise<Comparison> {
  const agent = new Agent({ keepAlive: true })
  const slower: [number, number] = [0, 0]
  for (let pair = 0; pair < pairs; pair++) {
    const times: [number, number] = [0, 0]
    const order = pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
    for (const site of order) times[site] = (await ask(sites[site] + path(pair), { agent })).ms
    if (times[0] > times[1] * CLEARLY) slower[0]++
    if (times[1] > times[0] * CLEARLY) slower[1]++
  }
  agent.destroy()
  return { slower, pairs }
}
