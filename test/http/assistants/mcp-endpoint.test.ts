import { describe, expect, test } from 'vitest'
import { sharedSite } from '#test/support/shared-sites.ts'

const site = sharedSite('real')

describe('the endpoint of assistants', () => {
  const PING = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/docs/mcp`, { method: 'POST', headers: { ...HEADERS, ...headers }, body })

  test.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])(
    'answers a client that speaks the protocol of %s with JSON, as others',
    async (version) => {
      const ask = (method: string, params: object) =>
        post(
          JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
          method === 'initialize' ? {} : { 'mcp-protocol-version': version },
        )
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

  test('answers a message whose parameters are nested 10,000 deep', async () => {
    const params = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    const { status } = await post(`{"jsonrpc":"2.0","id":1,"method":"ping","params":${params}}`)
    expect(status).toBeLessThan(500)
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
