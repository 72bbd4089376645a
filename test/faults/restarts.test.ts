import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { startMixedLoad } from '#test/support/load/mixed-load.ts'
import { freePort } from '#test/support/ports.ts'
import { findProgram } from '#test/support/proxies/debian-programs.ts'
import { PROXY_HOST, startProxy } from '#test/support/proxies/proxy.ts'
import { RECIPES } from '#test/support/proxies/proxy-recipes.ts'
import { runSite, type SiteProcess } from '#test/support/site-process.ts'

const RATE = 500
const RESTARTS = 3
const LEAST_REQUESTS = 1000
const TIME_LIMIT = 600_000
/** Half of it is notice: long enough for HAProxy to have asked three times. */
const env = { SITE_URL: `https://${PROXY_HOST}`, DRAIN_SECONDS: '6' }

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
      const stopLoad = startMixedLoad(proxy, RATE)
      for (let restart = 0; restart < RESTARTS; restart++) {
        for (const index of [0, 1] as const) {
          expect(await replicas[index].stop()).toBe(0)
          replicas[index] = await start(index)
        }
      }
      const { sent, perSecond, failed, turnedAway, p99Ms } = await stopLoad()
      await proxy.stop()
      await Promise.all(replicas.map((replica) => replica.stop()))
      console.info(
        `${name}: ${sent.GET} GET and ${sent.POST} POST at ${perSecond.toFixed(0)}/s, p99 ${p99Ms.toFixed(0)} ms, failed: ${JSON.stringify(failed)}, turned away: ${turnedAway}`,
      )
      expect(failed).toEqual({})
      // A machine with other work does not reach the rate; the figure above says what it was.
      expect(sent.GET + sent.POST).toBeGreaterThan(LEAST_REQUESTS)
    },
  )
})
