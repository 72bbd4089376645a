import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { percentile } from '#test/support/load/numbers.ts'
import { steadyLoad } from '#test/support/load/steady-load.ts'
import { freePort } from '#test/support/ports.ts'
import { findProgram } from '#test/support/proxies/debian-programs.ts'
import { PROXY_HOST, type RunningProxy, startProxy } from '#test/support/proxies/proxy.ts'
import { RECIPES } from '#test/support/proxies/proxy-recipes.ts'
import { runSite, type SiteProcess } from '#test/support/site-process.ts'

const RATE = 500
const RESTARTS = 3
const LEAST_REQUESTS = 1000
const TIME_LIMIT = 600_000
/** Half of it is notice: long enough for HAProxy to have asked three times. */
const env = { SITE_URL: `https://${PROXY_HOST}`, DRAIN_SECONDS: '6' }

const SEARCH = '/docs/api/search/1/indexes/*/queries'
const QUERY = '{"requests":[{"indexName":"docs","query":"symbol"}]}'

/** Of ten requests, three searches by POST, one for a page that must be rendered, and six for a page from memory. */
const errand = (kind: number, count: number): Parameters<RunningProxy['ask']> => {
  if (kind < 3) return [SEARCH, { method: 'POST', body: QUERY }]
  return [kind === 3 ? `/docs/?${count}` : '/docs/concept/symbol/']
}

/** One address stands for many readers here. */
const UNLIMITED = {
  nginx: { 'rate=20r/s': 'rate=100000r/s', 'limit_conn docs_searches 20': 'limit_conn docs_searches 1000' },
  HAProxy: { 'gt 200': 'gt 1000000', 'gt 20': 'gt 1000' },
}

describe.each(['nginx', 'HAProxy'] as const)('behind the real %s', (name) => {
  const missing = findProgram(RECIPES[name].program) === null || findProgram('openssl') === null

  test.skipIf(missing)(
    `restarting each of two replicas ${RESTARTS} times at ${RATE} requests a second loses none`,
    { timeout: TIME_LIMIT },
    async () => {
      const ports = [await freePort(), await freePort()] as const
      // Like a container's, the cache of pages is there from the start.
      const CACHE_DIR = await temporaryFolder()
      const start = (index: 0 | 1) => runSite({ env: { ...env, CACHE_DIR }, port: ports[index] })
      const replicas: [SiteProcess, SiteProcess] = [await start(0), await start(1)]
      const proxy = await startProxy(name, {
        replicas: ports,
        website: ports[0],
        connections: 64,
        moved: UNLIMITED[name],
      })
      let turnedAway = 0
      const stopLoad = steadyLoad(RATE, async (count) => {
        const { status, headers } = await proxy.ask(...errand(count % 10, count))
        // A replica that has no time for a request on this machine says so.
        if (status === 503 && headers['retry-after']) turnedAway++
        else if (status !== 200) return String(status)
        return null
      })
      for (let restart = 0; restart < RESTARTS; restart++) {
        for (const index of [0, 1] as const) {
          expect(await replicas[index].stop()).toBe(0)
          replicas[index] = await start(index)
        }
      }
      const { times, perSecond, failed } = await stopLoad()
      console.info(
        `${name}: ${times.length} requests at ${perSecond.toFixed(0)}/s, p99 ${percentile(times, 0.99).toFixed(0)} ms, turned away: ${turnedAway}`,
      )
      expect(failed).toEqual({})
      // A machine with other work does not reach the rate; the figure above says what it was.
      expect(times.length).toBeGreaterThan(LEAST_REQUESTS)
    },
  )
})
