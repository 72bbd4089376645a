import { beforeAll, describe, expect, test } from 'vitest'
import { findProgram } from '#test/support/proxies/debian-programs.ts'
import {
  type FakeUpstream,
  fakeUpstream,
  likeReplica,
  likeWebsite,
} from '#test/support/proxies/fake-upstream.ts'
import { type RunningProxy, startProxy } from '#test/support/proxies/proxy.ts'
import { until } from '#test/support/site-process.ts'

const READER = '127.0.0.9'
const SEARCH = '/docs/search/?q=secretword'
/** More than nginx lets one reader search in a short time. */
const MANY = 100
/** Directives of the other site for the whole host. */
const OF_THE_SITE = `
  add_header X-Site yes always;
  expires 1h;
  proxy_intercept_errors on;
  error_page 404 /of-the-site;
  access_log /var/log/nginx/site.log;
  location ~ \\.svg$ { return 410; }`

describe.skipIf(findProgram('nginx') === null || findProgram('openssl') === null)(
  'in the server block of another site, nginx',
  () => {
    let replicas: [FakeUpstream, FakeUpstream]
    let proxy: RunningProxy

    beforeAll(async () => {
      replicas = [await fakeUpstream(likeReplica()), await fakeUpstream(likeReplica())]
      const website = await fakeUpstream(likeWebsite)
      proxy = await startProxy('nginx', {
        replicas: [replicas[0].port, replicas[1].port],
        website: website.port,
        connections: MANY,
        moved: { 'include docs.conf;': `include docs.conf;${OF_THE_SITE}` },
      })
      return async () => {
        await proxy.stop()
        for (const server of [website, ...replicas]) server.close()
      }
    })

    test('adds nothing of the site to the documentation, whose own files come first', async () => {
      for (const path of ['/docs/', '/docs/favicon.svg', '/docs/assets/a.js', SEARCH]) {
        const { status, headers } = await proxy.ask(path)
        expect(status, path).toBe(200)
        expect(headers, path).not.toHaveProperty('x-site')
        expect(headers, path).not.toHaveProperty('expires')
        expect(headers, path).not.toHaveProperty('x-none')
      }
      for (const replica of replicas) replica.behave(likeReplica(() => 404))
      const missing = await proxy.ask('/docs/missing/')
      for (const replica of replicas) replica.behave(likeReplica())
      expect(missing.status).toBe(404)
      expect(missing.body.toString()).not.toContain('website')
    })

    test('leaves the site its headers and its log', async () => {
      const { headers, body } = await proxy.ask('/page?of=site', { from: '127.0.0.8' })
      expect(body.toString()).toContain('website /page')
      expect(headers['x-site']).toBe('yes')
      await until(async () => (await proxy.log()).includes('127.0.0.8 - - '))
      expect(await proxy.log()).toContain('/page?of=site')
    })

    test('logs no address and no search of a reader, limited or while a replica is gone', async () => {
      const search = () => proxy.ask(SEARCH, { from: READER })
      const statuses = (await Promise.all(Array.from({ length: MANY }, search))).map(({ status }) => status)
      expect(statuses).toContain(429)
      replicas[0].close()
      for (let count = 0; count < 4; count++) await proxy.ask('/docs/?q=secretword', { from: READER })
      await until(async () => / GET \/docs\/ 200 .*: 502, 200 in/.test(await proxy.log()))
      const log = await proxy.log()
      expect(log).toContain('GET /docs/search/ 429')
      expect(log).not.toContain(READER)
      expect(log).not.toContain('secretword')
    })
  },
)
