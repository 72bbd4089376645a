import { createServer } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { liteClient } from 'algoliasearch/lite'
import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestServer } from '#test/support/load-fixture.ts'
import { listen } from '#test/support/ports.ts'

const PATH = '/docs/api/search/1/indexes/*/queries'
const served = await createTestServer({ content: 'search' })

const post = (body: string | Buffer, headers: Record<string, string> = {}) => {
  const asked = request(served.server)
    .post(PATH)
    .set({ 'Content-Type': 'text/plain', ...headers })
  // The agent would write a buffer as JSON.
  asked.write(body)
  return asked
}

const ask = async (query: unknown, options: object = {}) => {
  const { status, body } = await post(
    JSON.stringify({ requests: [{ query, indexName: 'docs', ...options }] }),
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body.results[0]
}

describe('the search endpoint', () => {
  test('answers with hits as clients of the protocol show them', async () => {
    const { hits, nbHits, index } = await ask('to_timestamp', {
      attributesToSnippet: ['hierarchy.lvl1:10', 'content:3'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      snippetEllipsisText: '…',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    })
    expect(nbHits).toBe(hits.length)
    expect(index).toBe('docs')
    expect(hits[0]).toMatchObject({
      objectID: '/docs/reference/function/date-time/#to_timestamp',
      url: 'http://localhost:8080/docs/reference/function/date-time/#to_timestamp',
      type: 'lvl2',
      hierarchy: { lvl0: 'Reference', lvl1: 'Date and time functions', lvl2: 'to_timestamp', lvl3: null },
      content: 'Reads a timestamp',
      _snippetResult: {
        hierarchy: { lvl2: { value: '<mark>to_timestamp</mark>' } },
        content: { value: 'Reads a <mark>timestamp</mark>…' },
      },
      _highlightResult: { hierarchy: { lvl0: { value: 'Reference' } } },
    })
  })

  test('is not kept and needs no type of its own', async () => {
    const { headers } = await post('{"requests":[]}')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('escapes what a page says before it marks it', async () => {
    const { hits } = await ask('script alert', {
      attributesToSnippet: ['content:40'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    })
    const text = hits[0]._snippetResult.content.value
    expect(text).toContain('&lt;<mark>script</mark>&gt;<mark>alert</mark>(1)')
    expect(JSON.stringify(hits)).not.toMatch(/<script|& stays/)
  })

  test('puts no markup of the request into the answer', async () => {
    const { hits } = await ask('timestamp', {
      highlightPreTag: '<img src=x onerror=alert(1)>',
      highlightPostTag: '</img>',
      snippetEllipsisText: '<b>',
      attributesToSnippet: ['content:1'],
    })
    expect(JSON.stringify(hits)).not.toMatch(/<(?:img|b)/)
    expect(JSON.stringify(hits)).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test('gives 20 hits unless told, 1 to 20 when told, and counts all', async () => {
    const all = await ask('the', { hitsPerPage: 1000 })
    expect([all.hitsPerPage, all.hits.length]).toEqual([20, Math.min(20, all.nbHits)])
    expect((await ask('the')).hitsPerPage).toBe(20)
    const one = await ask('the', { hitsPerPage: -5, page: 1 })
    expect([one.hits.length, one.nbHits, one.nbPages]).toEqual([1, all.nbHits, all.nbHits])
    expect(one.hits[0].objectID).toBe(all.hits[1].objectID)
  })

  test.each([
    [['language:en'], true],
    [['language:de'], true],
    [['language:fr'], false],
    [['docusaurus_tag:default'], true],
    [[['docusaurus_tag:blog', 'docusaurus_tag:docs-default-current']], true],
    [['nonsense'], false],
    [['constructor:x'], false],
  ])('with the facets %j finds something: %s', async (facetFilters, finds) => {
    expect((await ask('kubernetes', { facetFilters })).nbHits > 0).toBe(finds)
  })

  test.each([
    ['function', 'timestamp'],
    ['setting', 'worker count'],
    ['error', 'the tests of search'],
    ['statement', 'the tests of search'],
  ])('narrows to the kind %s, sections unfolded', async (kind, query) => {
    const { hits, nbHits } = await ask(query, {
      facetFilters: [`kind:${kind}`],
      hitsPerPage: 100,
    })
    expect(nbHits).toBe(hits.length)
    expect(hits.length).toBeGreaterThan(0)
  })

  test('cuts a long query and answers several at once', async () => {
    const queries = ['kubernetes', `kubernetes ${'x'.repeat(500)}`]
    const { body } = await post(JSON.stringify({ requests: queries.map((query) => ({ query })) }))
    expect(body.results.map((result: { query: string }) => result.query.length)).toEqual([10, 64])
  })

  test.each([
    ['no JSON', '{', {}, 400],
    ['another form', '{"requests":1}', {}, 400],
    ['a query that is no text', '{"requests":[{"query":1}]}', {}, 400],
    ['more than ten queries', JSON.stringify({ requests: Array(11).fill({ query: 'a' }) }), {}, 400],
    ['more than 16 kB', JSON.stringify({ requests: [{ query: 'a'.repeat(16_400) }] }), {}, 413],
    [
      'more than 16 kB once unpacked',
      gzipSync(Buffer.alloc(10_000_000, ' ')),
      { 'Content-Encoding': 'gzip' },
      413,
    ],
    ['an unknown encoding', '{"requests":[]}', { 'Content-Encoding': 'compress' }, 415],
    ['what is not what its encoding says', '{"requests":[]}', { 'Content-Encoding': 'gzip' }, 400],
  ])('refuses %s', async (_, body, headers, status) => {
    const answer = await post(body, headers as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ status, message: expect.any(String) })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text).not.toMatch(/node_modules|\.ts:/)
  })

  test.each([
    ['gzip', gzipSync('{"requests":[]}')],
    ['br', brotliCompressSync('{"requests":[]}')],
  ])('unpacks %s', async (encoding, body) => {
    expect((await post(body, { 'Content-Encoding': encoding })).body).toEqual({ results: [] })
  })

  test('counts what found nothing, without its text', async () => {
    await ask('qqqqqqqqqqqqqqqq')
    const metrics = await served.metrics.registry.metrics()
    expect(metrics).toContain('search_without_results_total{asked="modal"} 1')
    expect(metrics).not.toContain('qqqq')
  })

  test('takes what was pasted beyond the longest query', async () => {
    const pasted = `${'q'.repeat(64)} kubernetes`
    const { hits, query } = await ask(pasted.slice(0, 64), { pasted })
    expect(query).toBe(pasted)
    expect(hits[0].url).toContain('/docs/deployment/kubernetes/')
    expect((await ask('x', { pasted: 'y'.repeat(3000) })).query).toHaveLength(2000)
  })

  test('without hits says what to try and which pages come nearest', async () => {
    const { hits, suggestions, nearest } = await ask('kubernevolt')
    expect([hits, suggestions]).toEqual([[], ['kubernetes']])
    const url = 'http://localhost:8080/docs/deployment/kubernetes/'
    expect(nearest).toEqual([{ url, title: 'Run on Kubernetes' }])
  })
})

describe("the provider's own client", () => {
  let client: ReturnType<typeof liteClient>

  beforeAll(async () => {
    const server = createServer(served.listener)
    const port = await listen(server)
    const host = { url: `127.0.0.1:${port}/docs/api/search`, accept: 'readWrite', protocol: 'http' } as const
    client = liteClient('anything', 'anything', { hosts: [host, host] })
    return () => void server.close()
  })

  test('searches here when its hosts are replaced', async () => {
    const { results } = await client.search<{ url: string }>({
      requests: [{ indexName: 'docs', query: 'kubern', hitsPerPage: 5, facetFilters: ['language:en'] }],
    })
    const [result] = results
    expect(result && 'hits' in result && result.hits[0]?.url).toBe(
      'http://localhost:8080/docs/deployment/kubernetes/',
    )
  })

  test('is told what is wrong with a request', async () => {
    const requests = Array.from({ length: 11 }, () => ({ indexName: 'docs', query: 'a' }))
    await expect(client.search({ requests })).rejects.toMatchObject({ status: 400 })
  })
})
