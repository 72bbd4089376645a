import { Agent } from 'node:http'
import { constants, setPriority } from 'node:os'
import { ask } from './flood.ts'

setPriority(constants.priority.PRIORITY_LOW)
const [url = '', connections = '1'] = process.argv.slice(2)

const tenOf = (query: string) =>
  JSON.stringify({
    requests: Array(10).fill({ query, hitsPerPage: 100, attributesToSnippet: ['*:100'] }),
  })

interface Costly {
  readonly path: string
  readonly body?: string
}

/** One of each kind that was found to cost much. */
const KINDS: readonly ((count: number) => Costly)[] = [
  (count) => ({
    path: '/docs/api/search/1/indexes/*/queries',
    body: tenOf(`${'\ufdfa'.repeat(60)}${count}`),
  }),
  (count) => ({
    path: '/docs/api/search/1/indexes/*/queries',
    body: tenOf(`${'abcdefghij'.repeat(6)}${count}`),
  }),
  (count) => ({
    path: '/docs/api/search/1/indexes/*/queries',
    body: tenOf(`tabble colmun partitino ${count}`),
  }),
  (count) => ({ path: `/docs/api/symbols/${'ab_'.repeat(30)}${count}` }),
  (count) => ({ path: `/docs/go/${encodeURIComponent('\ufdfa'.repeat(10))}${count}` }),
  (count) => ({ path: `/docs/search/?q=the%20table%20${count}` }),
  (count) => ({ path: `/docs/reference/sql/nothing-${count}/` }),
]

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const answers: number[] = []
let count = 0
let stopped = false

async function attack(): Promise<void> {
  while (!stopped) {
    const { path, body } = KINDS[count++ % KINDS.length]?.(count) ?? { path: '/' }
    const answer = await ask(url + path, agent, body ? { method: 'POST', body } : {}).catch(() => null)
    if (answer) answers.push(answer.ms)
  }
}

const all = Promise.all(Array.from({ length: Number(connections) }, attack))
process.once('message', async () => {
  stopped = true
  await all
  process.send?.(answers, () => process.disconnect())
})
