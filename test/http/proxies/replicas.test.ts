import { beforeEach, expect, test } from 'vitest'
import { type FakeUpstream, fakeUpstream, likeReplica } from '#test/support/proxies/fake-upstream.ts'
import { describeRecipes, type RunningProxy, startProxy } from '#test/support/proxies/proxy.ts'
import type { RecipeName } from '#test/support/proxies/proxy-recipes.ts'
import { until } from '#test/support/site-process.ts'

/** More than any recipe lets one reader ask in a short time. */
const MANY = 400
const AT_ONCE = 20
const SEARCH = '/docs/api/search/1/indexes/*/queries'
const COSTLY = [
  SEARCH,
  '/docs/search/?q=symbol',
  '/docs/api/symbols/abs',
  '/docs/go/abs',
  '/docs/mcp',
] as const

/** Timeouts of a recipe, shortened. */
const SHORTER: Record<RecipeName, Record<string, string>> = {
  nginx: { 'proxy_read_timeout 5s': 'proxy_read_timeout 1s', '_timeout 5s': '_timeout 500ms' },
  'nginx without TLS': { 'proxy_read_timeout 5s': 'proxy_read_timeout 1s', '_timeout 5s': '_timeout 500ms' },
  HAProxy: { 'timeout server 5s': 'timeout server 1s' },
  Caddy: { 'response_header_timeout 5s': 'response_header_timeout 1s' },
  Apache: { ' timeout=5': ' timeout=1' },
}

/** Caddy and Apache cannot tell readers apart by themselves. */
const limits = (name: RecipeName) => name !== 'Caddy' && name !== 'Apache'

describeRecipes('requests behind', (name) => {
  let replicas: [FakeUpstream, FakeUpstream]
  let proxy: RunningProxy

  beforeEach(async () => {
    replicas = [await fakeUpstream(likeReplica()), await fakeUpstream(likeReplica())]
    const [first, second] = replicas
    proxy = await startProxy(name, {
      replicas: [first.port, second.port],
      website: first.port,
      connections: 2 * AT_ONCE,
      moved: SHORTER[name],
    })
  })

  const asked = (path: string) =>
    replicas.flatMap((replica) => replica.asked).filter((one) => one.path === path).length

  const ask = (path: string, from = '127.0.0.1') =>
    proxy.ask(path, path === SEARCH ? { method: 'POST', body: '{}', from } : { from })

  async function statusesOf(path: string): Promise<number[]> {
    const statuses: number[] = []
    while (statuses.length < 10) statuses.push((await ask(path)).status)
    return statuses
  }

  /** How often each status was the answer. */
  async function flood(path: string): Promise<Record<number, number>> {
    const answers = await Promise.all(Array.from({ length: MANY }, () => ask(path)))
    const statuses: Record<number, number> = {}
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
    return statuses
  }

  test.skipIf(!limits(name)).each(COSTLY)(
    'are limited for a reader who searches too often: %s',
    async (path) => {
      const { 200: answered = 0, 429: refused = 0 } = await flood(path)
      expect(answered).toBeGreaterThan(0)
      expect(refused).toBeGreaterThan(0)
      expect(answered + refused).toBe(MANY)
      expect((await ask(path, '127.0.0.2')).status, 'another reader').toBe(200)
      expect(await flood('/docs/'), 'pages').toEqual({ 200: MANY })
    },
  )

  test.skipIf(!limits(name))('are limited in how many searches a reader has at once', async () => {
    for (const replica of replicas) replica.behave(likeReplica(() => null))
    const all = Promise.all(Array.from({ length: 2 * AT_ONCE }, () => ask(SEARCH)))
    await until(async () => asked(SEARCH) === AT_ONCE)
    const answers = await all
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(AT_ONCE)
    expect(refused[0]?.headers['retry-after']).toBe('1')
    expect(asked(SEARCH)).toBe(AT_ONCE)
  })

  test('for a search are not sent again when a replica is late or has too much to do', async () => {
    for (const [given, status] of [
      [null, /50[234]/],
      [503, /503/],
    ] as const) {
      for (const replica of replicas) replica.behave(likeReplica(() => given))
      const before = COSTLY.map(asked)
      const answers = await Promise.all(COSTLY.map((path) => ask(path)))
      for (const answer of answers) expect(String(answer.status)).toMatch(status)
      expect(COSTLY.map((path, at) => asked(path) - (before[at] ?? 0))).toEqual(COSTLY.map(() => 1))
    }
  })

  test('go to the other replica when one closes its port, none is lost', async () => {
    replicas[0].close()
    for (const path of [...COSTLY, '/docs/']) {
      // Caddy 2.6 cannot send a body again: its searches fail until it notices, within a second.
      if (name === 'Caddy')
        await until(async () => (await statusesOf(path)).every((status) => status === 200))
      expect(await statusesOf(path), path).toEqual(Array(10).fill(200))
    }
  })

  // Apache cannot ask again because of a status.
  test.skipIf(name === 'Apache')('find the files that only the new replica of a deploy has', async () => {
    const file = '/docs/assets/entry.NEW.js'
    const lacks = (isThere: boolean) =>
      likeReplica((url) => (url.startsWith('/docs/assets/') && !(isThere && url === file) ? 404 : 200))
    replicas[0].behave(lacks(false))
    replicas[1].behave(lacks(true))
    expect(await statusesOf(file)).toEqual(Array(10).fill(200))
    expect(await statusesOf('/docs/assets/gone.js')).toEqual(Array(10).fill(404))
  })
})
