import { describe, expect, onTestFinished, test } from 'vitest'
import { findProgram } from '#test/support/proxies/debian-programs.ts'
import { startFakeReplica } from '#test/support/proxies/fake-replica.ts'
import { startProxy } from '#test/support/proxies/proxy.ts'
import { RECIPES, type RecipeName } from '#test/support/proxies/proxy-recipes.ts'
import { startWebsite } from '#test/support/proxies/website.ts'

/** An address that the proxy itself does not have. */
const READER = '127.0.0.9'
const SECRET = 'secretword'
const ASKED = [`/docs/search/?q=${SECRET}`, `/docs/?q=${SECRET}`, `/docs/assets/a.js?q=${SECRET}`]

describe.each(Object.keys(RECIPES) as RecipeName[])('%s', (name) => {
  test.skipIf(findProgram(RECIPES[name].program) === null || findProgram('openssl') === null)(
    'logs no address and no search of a reader, not even when no replica answers',
    async () => {
      const replicas = [await startFakeReplica(), await startFakeReplica()] as const
      const website = await startWebsite()
      const proxy = await startProxy(name, {
        replicas: [replicas[0].port, replicas[1].port],
        website: website.port,
      })
      onTestFinished(async () => {
        await proxy.stop()
        website.close()
      })
      const ask = (path: string) =>
        proxy.ask(path, { from: READER, headers: { referer: `https://${SECRET}/` } })
      for (const path of ASKED) expect((await ask(path)).status, path).toBe(200)
      for (const replica of replicas) replica.close()
      // HAProxy may have a connection left to a replica, and end the reader's with it.
      const statusOf = (path: string) =>
        ask(path).then(
          ({ status }) => status,
          () => 502,
        )
      for (const path of ASKED) expect(await statusOf(path), path).toBeGreaterThanOrEqual(500)
      const log = await proxy.log()
      const telling = log.split('\n').filter((line) => line.includes(READER) || line.includes(SECRET))
      expect(telling).toEqual([])
    },
  )
})
