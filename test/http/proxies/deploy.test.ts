import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findProgram } from '#test/support/proxies/debian-programs.ts'
import { type RunningProxy, startProxy } from '#test/support/proxies/proxy.ts'
import { RECIPES, type RecipeName } from '#test/support/proxies/proxy-recipes.ts'

const REQUESTS = 20
const NEW_FILE = '/docs/assets/entry.NEW.js'

/** A replica of one build: it knows that build's files only. */
async function startReplica(knownFile: string | null): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume()
    const isFile = request.url?.startsWith('/docs/assets/')
    response.writeHead(isFile && request.url !== knownFile ? 404 : 200).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return server
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const close = (server: Server) =>
  new Promise<void>((closed) => {
    server.close(() => closed())
    server.closeAllConnections()
  })

describe.each(Object.keys(RECIPES) as RecipeName[])('a deploy behind %s', (name) => {
  const missing = findProgram(RECIPES[name].program) === null || findProgram('openssl') === null

  describe.skipIf(missing)(`the real ${RECIPES[name].program}`, () => {
    let replicas: [Server, Server]
    let proxy: RunningProxy

    beforeEach(async () => {
      replicas = [await startReplica(null), await startReplica(NEW_FILE)]
      const [first, second] = [portOf(replicas[0]), portOf(replicas[1])]
      proxy = await startProxy(name, { replicas: [first, second], website: first })
    })

    afterEach(async () => {
      await proxy.stop()
      await Promise.all(replicas.map(close))
    })

    /** The statuses of a row of requests. */
    async function ask(path: string, method = 'GET'): Promise<Set<number>> {
      const statuses = new Set<number>()
      const body = method === 'POST' ? { body: '{}' } : {}
      for (let count = 0; count < REQUESTS; count++)
        statuses.add((await proxy.ask(path, { method, ...body })).status)
      return statuses
    }

    test('loses no request, GET or POST, when a replica closes its port', async () => {
      expect(await ask('/docs/')).toEqual(new Set([200]))
      await close(replicas[0])
      expect(await ask('/docs/')).toEqual(new Set([200]))
      expect(await ask('/docs/api/search/1/indexes/*/queries', 'POST')).toEqual(new Set([200]))
    })

    // Apache cannot ask again because of a status.
    test.skipIf(name === 'Apache')('finds the files that only the new replica has', async () => {
      expect(await ask(NEW_FILE)).toEqual(new Set([200]))
      expect(await ask('/docs/assets/gone.js')).toEqual(new Set([404]))
    })
  })
})
