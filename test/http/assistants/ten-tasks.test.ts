import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '#test/support/shared-sites.ts'

const site = sharedSite('real')
let client: Client
let calls = 0
let bytes = 0

beforeAll(async () => {
  client = new Client({ name: 'scripted', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.url}/docs/mcp`)))
})

afterAll(() => client?.close())

async function ask(name: string, args: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: args })
  const text = (content as { text?: string }[]).map((part) => part.text ?? '').join('\n')
  calls++
  bytes += Buffer.byteLength(text)
  return text
}

/** Searches, and reads what was found, the best first, until the answer is there. */
async function searchFor(query: string, answer: RegExp): Promise<string> {
  const found = await ask('search', { query, limit: 4 })
  for (const [address] of found.matchAll(/http:\/\/\S+\/docs\/\S*/g)) {
    const text = await ask('read', { address })
    const line = text.split('\n').find((each) => answer.test(each))
    if (line) return `${address.replace(site.url, '')}: ${line.trim()}`
  }
  return 'not found'
}

async function lookUp(name: string, answer: RegExp): Promise<string> {
  const text = await ask('look_up', { name })
  return text.split('\n').find((each) => answer.test(each)) ?? 'not found'
}

/** A developer's task: the tool, its arguments, and what the answer must contain. */
const TASKS: readonly (readonly [question: string, how: typeof lookUp, words: string, answer: RegExp])[] = [
  [
    'How do I fill the gaps of SAMPLE BY with the previous value?',
    searchFor,
    'sample by fill prev',
    /FILL\(PREV\)/,
  ],
  ['Which port does the line protocol over HTTP use?', searchFor, 'ilp http port', /9000/],
  ['What is the default of cairo.max.uncommitted.rows?', lookUp, 'cairo.max.uncommitted.rows', /500000/],
  ['What are the arguments of dateadd?', lookUp, 'dateadd', /dateadd\(.+,.+,.+\)/],
  ['How do I deduplicate rows?', searchFor, 'deduplicate rows upsert keys', /DEDUP UPSERT KEYS/],
  [
    'How do I get the last row of each symbol?',
    searchFor,
    'latest on partition by',
    /LATEST ON .*PARTITION BY/,
  ],
  ['How do I resume a suspended table?', lookUp, 'ALTER TABLE RESUME WAL', /RESUME WAL/],
  ['How do I set a TTL on a table?', searchFor, 'set ttl table', /SET TTL/],
  ['What does error 24 mean?', searchFor, 'errno 24 too many open files', /[Tt]oo many open files/],
  ['How do I export to Parquet?', searchFor, 'export parquet', /[Pp]arquet/],
]

test.each(TASKS)('%s', async (_question, how, words, answer) => {
  expect(await how(words, answer)).toMatch(answer)
})

test('ten answers take few calls and few bytes', () => {
  // Enough for a search and two readings each; the whole documentation is a hundred times that.
  expect(calls).toBeLessThanOrEqual(30)
  expect(bytes).toBeLessThan(300_000)
})
