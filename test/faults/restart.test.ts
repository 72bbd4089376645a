import { expect, test } from 'vitest'
import { noteMeasured } from '#test/support/load/measured.ts'
import { createBalancer } from '#test/support/proxies/balancer.ts'
import { runSite, type SiteProcess } from '#test/support/site-process.ts'

const READERS = 4
const TIME_LIMIT = 600_000
const env = { DRAIN_SECONDS: '10' }

test('restarting two replicas one after the other under load loses no request', {
  timeout: TIME_LIMIT,
}, async ({ task }) => {
  const balancer = createBalancer()
  const replicas: SiteProcess[] = [await runSite({ env }), await runSite({ env })]
  for (const replica of replicas) balancer.add(replica)

  const statuses = new Map<number, number>()
  const lost: string[] = []
  let stopped = false
  const read = async (reader: number) => {
    for (let count = 0; !stopped; count++) {
      const post = { method: 'POST', body: '{"requests":[{"indexName":"docs","query":"symbol"}]}' }
      const search = '/docs/api/search/1/indexes/*/queries'
      try {
        const { status } = await (count % 4 === 0
          ? balancer.send(search, post)
          : balancer.send(count % 4 === 1 ? `/docs/?${reader}-${count}` : '/docs/concept/symbol/'))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      } catch (error) {
        lost.push(String(error))
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const readers = Array.from({ length: READERS }, (_, reader) => read(reader))

  for (let restart = 0; restart < 2; restart++) {
    const exit = replicas.shift()?.stop()
    expect(await exit).toBe(0)
    const next = await runSite({ env })
    replicas.push(next)
    balancer.add(next)
  }
  stopped = true
  await Promise.all(readers)
  balancer.close()
  noteMeasured(task, `${statuses.get(200)} answered, ${lost.length} lost, statuses ${[...statuses.keys()]}`)
  expect(lost).toEqual([])
  expect([...statuses.keys()]).toEqual([200])
  expect(statuses.get(200)).toBeGreaterThan(200)
  await Promise.all(replicas.map((replica) => replica.stop()))
})
