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

async function call(name: string, args: Record<string, unknown>): Promise<{ text: string; failed: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: args })
  return { text: (content as Content).map(({ text = '' }) => text).join('\n'), failed: isError === true }
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
    expect(text).toMatch(/^3 of \d+ results for "fill gaps sample by"/)
    expect(first).toContain('/docs/reference/sql/')
    expect((await call('read', { address: first })).text).toContain('FILL')
    const settings = await call('search', { query: 'memory', kind: 'setting', limit: 20 })
    expect(settings.text.match(/^\d+\. .*$/gm)?.every((line) => line.endsWith('(setting)'))).toBe(true)
  })

  test('is told at once that there is nothing to subscribe to, and that no list changes', async () => {
    expect(client.getServerCapabilities()).toMatchObject({
      tools: { listChanged: false },
      resources: { listChanged: false },
    })
    for (let time = 0; time < 3; time++) {
      const answer = await fetch(`${site.url}/docs/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'subscriptions/listen',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: time, method: 'subscriptions/listen', params: {} }),
        signal: AbortSignal.timeout(60_000),
      })
      expect(await answer.json()).toMatchObject({ id: time, error: { code: -32601 } })
    }
  })

  test.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])(
    'that speaks the protocol of %s gets JSON, as others do',
    async (version) => {
      const ask = (method: string, params: object) =>
        fetch(`${site.url}/docs/mcp`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            ...(method !== 'initialize' && { 'mcp-protocol-version': version }),
          },
          body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
        })
      const greeting = await ask('initialize', {
        protocolVersion: version,
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      })
      expect(greeting.headers.get('content-type')).toBe('application/json')
      expect((await greeting.json()).result.protocolVersion).toBe(version)
      const found = await ask('tools/call', { name: 'look_up', arguments: { name: 'ksum' } })
      expect(found.headers.get('content-type')).toBe('application/json')
      expect((await found.json()).result.content[0].text).toContain(
        '/docs/reference/function/aggregation/#ksum',
      )
    },
  )

  test('is told what to try where nothing answers', async () => {
    expect((await call('search', { query: 'xqzzyvw' })).text).toMatch(/^Nothing answers "xqzzyvw"\. Try/)
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
    for (let page = 1; page < 20; page++) {
      const { text, failed } = await call('read', { address: '/docs/configuration/', page })
      if (failed) break
      expect(text.length).toBeLessThan(25_000)
      parts.push(text.replace(/\n\n\(Page \d+ of \d+\..*\)$/, ''))
    }
    const all = parts.join('')
    expect(parts.length).toBeGreaterThan(3)
    for (const setting of [
      'config.validation.strict',
      'http.min.enabled',
      'cairo.commit.lag',
      'telemetry.enabled',
    ])
      expect(all.split(`| \`${setting}\` |`), setting).toHaveLength(2)
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
      /results for/,
    )
  })

  test('has every page as a resource', async () => {
    const { resources } = await client.listResources()
    expect(resources.length).toBeGreaterThan(200)
    const uri = `${site.url}/docs/concept/symbol.md`
    expect(resources.find((one) => one.uri === uri)).toMatchObject({
      name: '/docs/concept/symbol/',
      title: 'Symbol',
    })
    const { contents } = await client.readResource({ uri })
    expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: await (await fetch(uri)).text() }])
    await expect(client.readResource({ uri: `${site.url}/docs/nowhere.md` })).rejects.toThrow('nowhere')
  })

  test('gets a sentence for arguments that are none', async () => {
    const { failed, text } = await call('search', { query: '', limit: 1000 })
    expect([failed, text]).toEqual([true, expect.stringMatching(/query/)])
  })
})

describe('the endpoint', () => {
  const PING = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/docs/mcp`, { method: 'POST', headers: { ...HEADERS, ...headers }, body })

  test('takes POST alone, keeps nothing and sends no cookie', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const { status, headers } = await fetch(`${site.url}/docs/mcp`, { method })
      expect([status, headers.get('allow')], method).toEqual([405, 'POST, OPTIONS'])
    }
    const { status, headers } = await post(JSON.stringify(PING))
    expect([
      status,
      headers.get('cache-control'),
      headers.get('set-cookie'),
      headers.get('mcp-session-id'),
    ]).toEqual([200, 'no-store', null, null])
  })

  test.each([
    ['no JSON', '{', 400],
    ['several messages', JSON.stringify([PING, PING]), 400],
    ['over 64 kB', JSON.stringify({ ...PING, params: { x: 'x'.repeat(64_000) } }), 413],
  ])('refuses a body that is %s', async (_name, body, status) => {
    expect((await post(body)).status).toBe(status)
  })

  test('takes a body of over 16 kB, as other endpoints do not', async () => {
    const body = JSON.stringify({ ...PING, params: { _meta: { x: 'x'.repeat(60_000) } } })
    expect((await post(body)).status).toBe(200)
  })

  test('is open to scripts of this site and of the own machine, and to no other site', async () => {
    const cors = async (origin: string, method = 'POST') => {
      const { status, headers } = await fetch(`${site.url}/docs/mcp`, {
        method,
        headers: { ...HEADERS, origin, 'access-control-request-headers': 'content-type' },
        ...(method === 'POST' && { body: JSON.stringify(PING) }),
      })
      return [status, headers.get('access-control-allow-origin')]
    }
    expect(await cors(site.url)).toEqual([200, site.url])
    expect(await cors('http://localhost:6274')).toEqual([200, 'http://localhost:6274'])
    expect(await cors('http://localhost:6274', 'OPTIONS')).toEqual([204, 'http://localhost:6274'])
    expect(await cors('https://evil.example')).toEqual([403, null])
    expect(await cors('http://localhost.evil.example')).toEqual([403, null])
    expect(await cors('null')).toEqual([403, null])
  })
})
