import { beforeAll, expect, test } from 'vitest'
import {
  type FakeUpstream,
  fakeUpstream,
  likeReplica,
  NAMED_BY_REPLICA,
} from '#test/support/proxies/fake-upstream.ts'
import { describeRecipes, type RunningProxy, startProxy } from '#test/support/proxies/proxy.ts'
import { until } from '#test/support/site-process.ts'

/** The form of an id that the server accepts. */
const NAME = /^[\w.:-]{1,128}$/
const READER = '127.0.0.9'
const SECRET = 'secretword'
const path = `/docs/search/?q=${SECRET}`

describeRecipes('the name of a request behind', (name) => {
  let replica: FakeUpstream
  let proxy: RunningProxy

  beforeAll(async () => {
    replica = await fakeUpstream(likeReplica())
    proxy = await startProxy(name, { replicas: [replica.port, replica.port], website: replica.port })
    return async () => {
      await proxy.stop()
      replica.close()
    }
  })

  const named = async (given?: string) => {
    const headers: Record<string, string> = given ? { 'x-request-id': given } : {}
    const answer = await proxy.ask(path, { from: READER, headers })
    return {
      answered: answer.headers['x-request-id'],
      given: replica.asked.at(-1)?.headers['x-request-id'],
    }
  }

  test('is in its log, in what the replica is asked, and in the answer', async () => {
    const { answered, given } = await named()
    expect(answered).toMatch(NAME)
    if (name === 'Apache') expect(answered).toBe(NAMED_BY_REPLICA)
    else expect(given).toBe(answered)
    expect((await named()).answered === answered).toBe(name === 'Apache')
    await until(async () => (await proxy.log()).includes(answered as string))
  })

  test('is the word of the one who is trusted', async () => {
    const { answered } = await named('forged-by-a-reader')
    expect(answered === 'forged-by-a-reader').toBe(name === 'nginx without TLS')
    expect((await named(`"x" ${'y'.repeat(200)}`)).answered).toMatch(NAME)
  })

  test('is in a log that has no address and no search of a reader, not even when no replica answers', async () => {
    const { answered } = await named()
    await until(async () => (await proxy.log()).includes(answered as string))
    const ask = (asked: string) =>
      proxy.ask(asked, { from: READER, headers: { referer: `https://${SECRET}/` } }).then(
        ({ status }) => status,
        // HAProxy may have a connection left to a replica, and end the reader's with it.
        () => 502,
      )
    const all = [path, `/docs/?q=${SECRET}`, `/docs/assets/a.js?q=${SECRET}`]
    for (const asked of all) expect(await ask(asked), asked).toBe(200)
    replica.close()
    for (const asked of all) expect(await ask(asked), asked).toBeGreaterThanOrEqual(500)
    const log = await proxy.log()
    expect(log).toContain('/docs/search/')
    expect(log.split('\n').filter((line) => line.includes(READER) || line.includes(SECRET))).toEqual([])
  })
})
