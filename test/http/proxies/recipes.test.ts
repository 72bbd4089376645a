import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { securityHeaders } from '#server/http/delivery/security-headers.ts'
import { type FakeUpstream, fakeUpstream, likeWebsite } from '#test/support/proxies/fake-upstream.ts'
import {
  describeRecipes,
  endsTls,
  PROXY_HOST,
  type RunningProxy,
  startProxy,
} from '#test/support/proxies/proxy.ts'
import { runSite, type SiteProcess } from '#test/support/site-process.ts'

const SEARCH = '/docs/api/search/1/indexes/*/queries'
const QUERY = '{"requests":[{"indexName":"docs","query":"symbol"}]}'

let sites: readonly [SiteProcess, SiteProcess]
let website: FakeUpstream

beforeAll(async () => {
  const env = { SITE_URL: `https://${PROXY_HOST}` }
  sites = [await runSite({ env }), await runSite({ env })]
  website = await fakeUpstream(likeWebsite)
  return async () => {
    website.close()
    await Promise.all(sites.map((site) => site.stop()))
  }
})

const PROBES = ['/livez', '/readyz', '/healthz', '/metrics']
/** Ways to write a probe's address that a proxy might read in another way than the server. */
const spellings = (probe: string) => [
  ...[probe, `${probe}?verbose`, `${probe}/`, `/${probe}`, `/.${probe}`, `/docs/..${probe}`],
  ...[
    `/docs/%2e%2e${probe}`,
    `/docs/..%2f${probe.slice(1)}`,
    `/docs/assets/../..${probe}`,
    `/terms/..${probe}`,
  ],
  ...[probe.replace('z', '%7a').replace('m', '%6d'), `${probe};x`, `${probe}%3fx`, `${probe}%23`],
]

describeRecipes('behind', (name) => {
  let proxy: RunningProxy

  beforeAll(async () => {
    const [first, second] = sites
    proxy = await startProxy(name, { replicas: [first.port, second.port], website: website.port })
    return () => proxy.stop()
  })

  test.runIf(endsTls(name))('pages are served over TLS, with all headers that protect readers', async () => {
    const { status, headers, body } = await proxy.ask('/docs/concept/symbol/')
    expect(status).toBe(200)
    expect(headers).toMatchObject(securityHeaders(`https://${PROXY_HOST}`, {}))
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(body.toString()).toContain(
      `<link rel="canonical" href="https://${PROXY_HOST}/docs/concept/symbol/"`,
    )
  })

  test('a replica that hangs costs a reader seconds, not a minute', async () => {
    sites[0].process.kill('SIGSTOP')
    try {
      const started = performance.now()
      for (let reader = 0; reader < 2; reader++)
        expect([200, 502, 504]).toContain((await proxy.ask('/docs/concept/symbol/')).status)
      expect(performance.now() - started).toBeLessThan(30_000)
    } finally {
      sites[0].process.kill('SIGCONT')
    }
  })

  test.runIf(endsTls(name))(
    'a reader without TLS is sent to the same address with it, whatever host the request names',
    async () => {
      for (const host of [
        'evil.example',
        `${PROXY_HOST}.evil.example`,
        'evil.example:80',
        `x@${PROXY_HOST}`,
      ]) {
        const answer = await proxy.askPlain('/docs/?a=b', { headers: { host } }).catch(() => null)
        expect(answer?.headers.location ?? `https://${PROXY_HOST}/`, host).toMatch(
          /^https:\/\/docs\.example\//,
        )
      }
      const { status, headers } = await proxy.askPlain('/docs/concept/symbol/?a=b')
      expect([301, 308]).toContain(status)
      expect(headers.location).toBe(`https://${PROXY_HOST}/docs/concept/symbol/?a=b`)
    },
  )

  test.runIf(endsTls(name))('the rest of the host is another site', async () => {
    for (const path of ['/', '/docsify/', '/healthz', '/metrics', '/.well-known/acme-challenge/token'])
      expect((await proxy.ask(path)).body.toString()).toBe(`website ${path}`)
  })

  test.each(PROBES)('nothing of %s is seen from outside, however it is written', async (probe) => {
    for (const path of spellings(probe)) {
      const { status, headers, body } = await proxy.ask(path)
      const text = body.toString()
      if (!text.startsWith('website ')) expect(status, path).toBeGreaterThanOrEqual(400)
      expect(headers['content-type'] ?? '', path).not.toContain('json')
      expect(text, path).not.toMatch(/^(?:ok|ready|# HELP)/)
    }
  })

  test('security.txt is that of the documentation', async () => {
    expect((await proxy.ask('/.well-known/security.txt')).body.toString()).toContain('Contact:')
  })

  test('redirects stay on the host that the reader asked', async () => {
    for (const [path, target] of [
      ['/docs', '/docs/'],
      ['/terms', '/terms/'],
      ['/privacy-notice', '/privacy-notice/'],
      ['/docs/concept/symbol?a=b', '/docs/concept/symbol/?a=b'],
    ] as const) {
      const { status, headers } = await proxy.ask(path)
      expect(status).toBe(308)
      expect(headers.location).toBe(target)
    }
  })

  test('compression and tags of the server reach the reader', async () => {
    const compressed = await proxy.ask('/docs/', { headers: { 'accept-encoding': 'br' } })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.body).toString()).toContain('<html')
    expect(compressed.headers.vary).toMatch(/accept-encoding/i)
    // A replica that has just rendered the page for the first time still keeps it: then it has a tag to compare.
    const askAgain = async () => {
      const { headers } = await proxy.ask('/docs/', { headers: { 'accept-encoding': 'br' } })
      const tagged = { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' }
      return (await proxy.ask('/docs/', { headers: tagged })).status
    }
    await expect.poll(askAgain).toBe(304)
  })

  test('a reader of Markdown gets Markdown', async () => {
    const { headers } = await proxy.ask('/docs/concept/symbol/', { headers: { accept: 'text/markdown' } })
    expect(headers['content-type']).toMatch(/^text\/markdown/)
  })

  test('a search is answered', async () => {
    const { status, body } = await proxy.ask(SEARCH, { method: 'POST', body: QUERY })
    expect(status).toBe(200)
    expect(JSON.parse(body.toString()).results[0].hits.length).toBeGreaterThan(0)
  })

  test('no address leads off the site, or to an error of the proxy', async () => {
    for (const path of [
      '//evil.com/',
      '/docs//evil.com/..',
      '/docs/%2e%2e/%2e%2e/etc/passwd',
      '/docs/..%2fevil.com',
      '/docs/%5Cevil.com/',
      '/docs/%zz/',
    ]) {
      const { status, headers } = await proxy.ask(path)
      expect(status, path).toBeLessThan(500)
      expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/)
    }
  })
})
