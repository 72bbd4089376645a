import { expect, test } from 'vitest'
import { readFigures } from '#test/support/figures.ts'
import { compareSites } from '#test/support/load/compare-sites.ts'
import { noteMeasured } from '#test/support/load/measured.ts'
import { fakeUpstream, likeGithub } from '#test/support/proxies/fake-upstream.ts'
import { startSite, until } from '#test/support/site-process.ts'

const TIME_LIMIT = 600_000
const PAIRS = 4500
const WARM_UP = 900
/** Chance alone makes a difference of a hundredth of the pairs. */
const MOST_MORE = PAIRS / 20
/** Every fifth page is rendered: a query keeps its answer out of memory. */
const path = (count: number) => (count % 5 === 0 ? `/docs/?${count}` : '/docs/concept/partitions/')

test('pages take no longer when GitHub stops answering', { timeout: TIME_LIMIT }, async ({ task }) => {
  const healthy = await fakeUpstream(likeGithub())
  const dead = await fakeUpstream(() => {})
  const [one, other] = await Promise.all(
    [healthy, dead].map(({ url }) =>
      startSite({ env: { GITHUB_API_URL: url, METADATA_REFRESH_SECONDS: '1' } }),
    ),
  )
  if (!one || !other) throw new Error('two sites were to be started')
  const timeouts = async () => (await readFigures(other.opsUrl))('github_requests_total{outcome="timeout"}')
  await until(async () => (await timeouts()) > 0 && healthy.asked.length > 0)
  await compareSites([one.url, other.url], { pairs: WARM_UP, path })

  const before = healthy.asked.length
  const { slower } = await compareSites([one.url, other.url], { pairs: PAIRS, path })
  noteMeasured(
    task,
    `of ${PAIRS} pairs, the healthy one was clearly slower in ${slower[0]}, the other in ${slower[1]}`,
  )
  expect(slower[1] - slower[0]).toBeLessThanOrEqual(MOST_MORE)
  // Both were asking GitHub while pages were measured.
  expect(healthy.asked.length).toBeGreaterThan(before)
  expect((await (await fetch(`${other.url}/healthz`)).json()).metadata.stale).toBe(true)
  await Promise.all([one.stop(), other.stop()])
})
