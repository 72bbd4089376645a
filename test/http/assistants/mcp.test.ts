import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sharedSite } from '#test/support/shared-sites.ts'

const site = sharedSite('real')
let client: Client

beforeEach(async () => {
  client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.url}/docs/mcp`)))
})
afterEach(() => client?.close())

type Content = { type: string; text?: string }[]

interface Places {
  readonly release: string
  readonly places: readonly { address: string; kind: string; score?: number; since?: string }[]
}

async function call(name: string, args: Record<string, unknown>) {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: args })
  const text = (content as Content).map(({ text = '' }) => text).join('\n')
  return { text, failed: isError === true, ...(structuredContent as unknown as Places) }
}

const addressesIn = (text: string): string[] => text.match(/http:\/\/\S+\/docs\/\S*/g) ?? []

describe('an assistant', () => {
  test('is told in three sentences what is here, and finds three tools that only read', async () => {
    expect(client.getInstructions()?.match(/\.(?= |$)/g)).toHaveLength(3)
    const { tools } = await client.listTools()
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['search', true],
      ['read', true],
      ['look_up', true],
    ])
  })

  test('finds sections, of one kind if it says so, and reads the first one', async () => {
    const { text } = await call('search', { query: 'fill gaps sample by', limit: 3 })
    const [first = ''] = addressesIn(text)
    expect(text).toMatch(/^3 of \d+ results; searched for: fill gaps sample by\./)
    expect(first).toContain('/docs/reference/sql/')
    expect((await call('read', { address: first })).text).toContain('FILL')
    const settings = await call('search', { query: 'memory', kind: 'setting', limit: 20 })
    expect(settings.text.match(/^\d+\. .*$/gm)?.every((line) => line.endsWith('(setting)'))).toBe(true)
  })

  test('is told in data what the text says: addresses, kinds, scores and the release', async () => {
    const { release, places } = await call('search', { query: 'last row of each device', limit: 3 })
    expect(release).toMatch(/^\d+\.\d+\.\d+$/)
    expect(places).toHaveLength(3)
    for (const { address, kind, score } of places)
      expect([address.startsWith(`${site.url}/docs/`), kind.length > 0, (score ?? 0) > 0]).toEqual([
        true,
        true,
        true,
      ])
    expect((await call('look_up', { name: 'dateadd' })).places).toEqual([
      {
        address: `${site.url}/docs/reference/function/date-time/#dateadd`,
        kind: 'function',
        since: '7.3 or earlier',
      },
    ])
    expect((await call('read', { address: '/docs/concept/symbol/#capacity' })).places).toEqual([
      { address: `${site.url}/docs/concept/symbol/#capacity`, kind: 'section' },
    ])
  })

  test('reads the answer in the first result: a sample for a task, a row for a message', async () => {
    const { text: task } = await call('search', { query: 'keep only the last row per device' })
    expect(task).toMatch(/LATEST ON timestamp PARTITION BY \w+;/)
    const { text: message } = await call('search', { query: 'busy', kind: 'error' })
    expect(message).toMatch(/^\| `table busy/m)
    expect(message.match(/^http.*$/gm)?.map((line) => line.replace(/#.*/, ''))).toEqual([
      ...new Set(message.match(/^http.*$/gm)?.map((line) => line.replace(/#.*/, ''))),
    ])
  })

  test('asks in up to 500 characters, and is told what was searched for and what nothing is about', async () => {
    const padding = 'and then please '.repeat(28)
    const long = await call('search', { query: `deduplicate rows ${padding}`.slice(0, 500) })
    expect([long.failed, long.text]).toEqual([false, expect.stringMatching(/searched for: deduplicate rows/)])
    expect((await call('search', { query: 'xqzzyvw' })).text).toMatch(/Nothing answers "xqzzyvw"\. Try/)
    const { text } = await call('search', { query: 'xqzzyvw sensors' })
    expect(text).toMatch(
      /^Nothing on this site is about "xqzzyvw"\. [12] of \d+ results; searched for: sensors\./,
    )
  })

  test('is told at once that there is nothing to subscribe to, and that no list changes', async () => {
    expect(client.getServerCapabilities()).toEqual({ tools: { listChanged: false } })
    const answer = await fetch(`${site.url}/docs/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'subscriptions/listen',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: {} }),
      signal: AbortSignal.timeout(60_000),
    })
    expect(await answer.json()).toMatchObject({ id: 1, error: { code: -32601 } })
  })

  test.each([
    '/docs/concept/symbol/',
    '/docs/concept/symbol',
    '/docs/concept/symbol.md',
    'concept/symbol',
    'https://questdb.com/docs/concept/symbol/?x=1',
  ])('reads a page by %s', async (address) => {
    expect((await call('read', { address })).text).toMatch(/^# Symbol\n/)
  })

  test('reads a section alone, a row of a table, and a section by its former name', async () => {
    const { text: section } = await call('read', { address: '/docs/concept/symbol/#capacity' })
    expect(section).toContain('\n## Capacity\n')
    expect(section).not.toContain('\n## Cache\n')
    const { text: row } = await call('read', { address: '/docs/configuration/#cairo.commit.lag' })
    expect(row.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(3)
    const { text: former } = await call('read', { address: '/docs/clients/ingest-go/#client-installation' })
    expect(former).toContain('## Send the first rows')
  })

  test('reads what is long in pages that together are all of it', async () => {
    const parts: string[] = []
    for (let page = 1; page < 30; page++) {
      const { text, failed } = await call('read', { address: '/docs/configuration/', page })
      if (failed) break
      expect(text.length).toBeLessThan(13_000)
      parts.push(text.replace(/\n\n\(Page \d+ of \d+\..*\)$/, ''))
    }
    const all = parts.join('')
    expect(parts.length).toBeGreaterThan(3)
    for (const setting of ['config.validation.strict', 'cairo.commit.lag', 'telemetry.enabled'])
      expect(all.split(`| \`${setting}\` |`), setting).toHaveLength(2)
  })

  test('reads the list of sections, and several of them in one call', async () => {
    const { text: list } = await call('read', { address: '/docs/concept/symbol/', list: true })
    expect(list).toMatch(/^- #capacity: Capacity \(\d+\)$/m)
    expect(list.length).toBeLessThan(2000)
    const { text } = await call('read', {
      address: '/docs/concept/symbol/',
      sections: ['capacity', '#cache'],
    })
    expect(text.match(/^## .*$/gm)).toEqual(['## Capacity', '## Cache'])
  })

  test('reads without samples, or with the programs of one language and no other', async () => {
    const address = '/docs/reference/api/rest/#imp'
    const [whole, none, python] = await Promise.all(
      [undefined, 'none', 'python'].map(async (code) => {
        const parts = await Promise.all(
          [1, 2].map((page) => call('read', { address, page, ...(code && { code }) })),
        )
        return parts.map(({ text }) => text).join('\n')
      }),
    )
    expect(none).not.toContain('```')
    expect(python).toContain('```python')
    expect(whole).toContain('```go')
    expect(python).not.toMatch(/```(?:go|java|javascript|rust|csharp|c|cpp)\n/)
    expect(python).toMatch(/```(?:shell|sql)\n/)
  })

  test('reads a part of a program in its place, and the whole program at its own address', async () => {
    const { text } = await call('read', { address: '/docs/clients/ingest-c-and-cpp/#flush' })
    const [, name = '', address = ''] = /The whole program: \[(.+?)\]\((\S+)\)/.exec(text) ?? []
    const whole = await fetch(address)
    expect([name.length > 0, whole.status]).toEqual([true, 200])
    const program = await whole.text()
    expect(program).toContain('main(')
    expect((await call('read', { address: `/docs/clients/ingest-c-and-cpp/#${name}` })).text).toBe(program)
  })

  test('reads a known issue by its anchor, and those of a release or a statement', async () => {
    const { text: one } = await call('read', {
      address: '/docs/release-notes/known-issues/#issue-in-list-minus-one',
    })
    expect(one).toContain('level = -1')
    expect(one.match(/What happens/g)).toHaveLength(1)
    const known = (filter: object) =>
      call('read', { address: '/docs/release-notes/known-issues/', ...filter })
    const { text } = await known({ release: '9.3.4', statement: 'SAMPLE BY' })
    const counted = async (filter: object) => Number(/^\d+/.exec((await known(filter)).text)?.[0])
    expect(text).toMatch(/^\d+ known issues in 9\.3\.4 about SAMPLE BY\./)
    expect(await counted({ release: '9.3.4' })).toBeLessThan(await counted({ release: '9.1.0' }))
    expect(await counted({ statement: 'SAMPLE BY' })).toBeGreaterThan(0)
    expect((await known({ release: '1.0' })).failed).toBe(true)
  })

  test('is told the nearest pages and sections of a wrong address', async () => {
    const page = await call('read', { address: '/docs/concept/symbols/' })
    expect([page.failed, page.text]).toEqual([true, expect.stringContaining('/docs/concept/symbol/')])
    const section = await call('read', { address: '/docs/concept/symbol/#none' })
    expect([section.failed, section.text]).toEqual([true, expect.stringContaining('#capacity')])
  })

  test('looks up a function, a statement, a setting, an operator, and what does not exist', async () => {
    expect((await call('look_up', { name: 'dateadd()' })).text).toMatch(/^dateadd: function, \S+#dateadd\n/)
    expect((await call('look_up', { name: 'sample by' })).text).toContain('/docs/reference/sql/sample-by/')
    expect((await call('look_up', { name: 'QDB_HTTP_MIN_ENABLED' })).text).toContain('`http.min.enabled`')
    expect((await call('look_up', { name: 'datead' })).text).toContain('dateadd')
    expect((await call('look_up', { name: 'could not open, file does not exist' })).text).toMatch(
      /^http\S+\n\n\| .+\n.+\n\| .*`could not open, file does not exist/,
    )
  })

  test.each([
    ['sample by fill prev', /FILL\(PREV\)/],
    ['ilp http port', /9000/],
    ['deduplicate rows upsert keys', /DEDUP UPSERT KEYS/],
    ['latest on partition by', /LATEST ON .*PARTITION BY/],
    ['set ttl table', /SET TTL/],
    ['errno 24 too many open files', /[Tt]oo many open files/],
    ['export parquet', /[Pp]arquet/],
  ])('finds what a developer needs in the first readings of a search for "%s"', async (query, answer) => {
    const [first, second] = addressesIn((await call('search', { query, limit: 4 })).text)
    const read = await Promise.all([first, second].map((address) => call('read', { address })))
    expect(read.map(({ text }) => text).join('\n')).toMatch(answer)
  })

  test('gets a sentence for arguments that are none', async () => {
    const { failed, text } = await call('search', { query: '', limit: 1000 })
    expect([failed, text]).toEqual([true, expect.stringMatching(/query/)])
  })
})
