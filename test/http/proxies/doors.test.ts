import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findProgram } from '#test/support/proxies/debian-programs.ts'
import { PROXY_HOST, type RunningProxy, startProxy } from '#test/support/proxies/proxy.ts'
import { RECIPES, type RecipeName } from '#test/support/proxies/proxy-recipes.ts'
import { startWebsite, type Website } from '#test/support/proxies/website.ts'
import { runSite, type SiteProcess } from '#test/support/site-process.ts'

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

let site: SiteProcess
let website: Website

beforeAll(async () => {
  site = await runSite({ env: { SITE_URL: `https://${PROXY_HOST}` } })
  website = await startWebsite()
})

afterAll(async () => {
  website.close()
  await site.stop()
})

describe.each(Object.keys(RECIPES) as RecipeName[])('from outside of %s', (name) => {
  const missing = findProgram(RECIPES[name].program) === null || findProgram('openssl') === null
  const shared = name !== 'nginx without TLS'

  describe.skipIf(missing)(`the real ${RECIPES[name].program}`, () => {
    let proxy: RunningProxy

    beforeAll(async () => {
      const port = Number(new URL(site.url).port)
      proxy = await startProxy(name, { replicas: [port, port], website: website.port })
      return () => proxy.stop()
    })

    test.each(PROBES.flatMap(spellings))('no probe and no figure is seen at %s', async (path) => {
      const { status, headers, body } = await proxy.ask(path)
      const text = body.toString()
      if (!text.startsWith('website ')) expect(status).toBeGreaterThanOrEqual(400)
      expect(headers['content-type'] ?? '').not.toContain('json')
      expect(text).not.toMatch(/^(?:ok|ready|# HELP)/)
    })

    test('the documents without a slash, and security.txt, are those of the documentation', async () => {
      for (const path of ['/docs', '/terms', '/privacy-notice']) {
        const { status, headers } = await proxy.ask(path)
        expect([status, headers.location], path).toEqual([308, `${path}/`])
      }
      expect((await proxy.ask('/.well-known/security.txt')).body.toString()).toContain('Contact:')
    })

    test.runIf(shared)('the rest below /.well-known/ is the other site', async () => {
      const path = '/.well-known/acme-challenge/token'
      expect((await proxy.ask(path)).body.toString()).toBe(`website ${path}`)
    })

    test.runIf(shared)('no host that a request names gets into a redirect', async () => {
      for (const host of [
        'evil.example',
        `${PROXY_HOST}.evil.example`,
        `evil.example:80`,
        `x@${PROXY_HOST}`,
      ]) {
        const answer = await proxy.askPlain('/docs/?a=b', { headers: { host } }).catch(() => null)
        expect(answer?.headers.location ?? `https://${PROXY_HOST}/`, host).toMatch(
          new RegExp(`^https://${PROXY_HOST}/`),
        )
      }
      const { status, headers } = await proxy.askPlain('/docs/?a=b')
      expect([301, 308]).toContain(status)
      expect(headers.location).toBe(`https://${PROXY_HOST}/docs/?a=b`)
    })
  })
})
