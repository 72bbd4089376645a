import { expect, test } from 'vitest'
import { readFigures } from '#test/support/figures.ts'
import { compareSites } from '#test/support/load/compare-sites.ts'
import { fakeUpstream, likeGithub } from '#test/support/proxies/fake-upstream.ts'
import { runSite, until } from '#test/support/site-process.ts'

const TIME_LIMIT = 600_000
const TURNS = 6
const PAIRS_PER_TURN = 750
const PAIRS = TURNS * PAIRS_PER_TURN
const WARM_UP = 900
/** Chance alone makes a difference of a hundredth of the pairs. */
const MOST_MORE = PAIRS / 20
/** Every fifth page is rendered: results of search are not held in memory. */
const path = (count: number) =>
  count % 5 === 0 ? `/docs/search/?q=partition+${count}` : '/docs/concept/partitions/'

/** Behaviors of GitHub, and the outcomes by which a site recognizes them. */
const STATES = {
  answers: { listener: likeGithub(), outcomes: ['ok', 'not-modified'] },
  hangs: { listener: () => {}, outcomes: ['timeout'] },
} as const

/** A site with a GitHub of its own. */
async function siteWithGithub() {
  const github = await fakeUpstream(STATES.answers.listener)
  const site = await runSite({ env: { GITHUB_API_URL: github.url, METADATA_REFRESH_SECONDS: '1' } })
  const count = async (state: keyof typeof STATES) => {
    const figures = await readFigures(site.opsUrl)
    return STATES[state].outcomes.reduce(
      (sum, outcome) => sum + figures(`github_requests_total{outcome="${outcome}"}`),
      0,
    )
  }
  return {
    site,
    github,
    /** Resolves once the site has seen it. */
    async becomes(state: keyof typeof STATES) {
      const before = await count(state)
      github.behave(STATES[state].listener)
      await until(async () => (await count(state)) > before)
    },
    isStale: async () => (await (await fetch(`${site.url}/healthz`)).json()).metadata.stale as boolean,
  }
}

/**
 * Two processes of the same code differ by more than what is looked for, for as long as they live: so GitHub stops
 * answering for the one, then for the other, and each is compared in both states as often.
 */
test('pages take no longer when GitHub stops answering', { timeout: TIME_LIMIT }, async ({ annotate }) => {
  const one = await siteWithGithub()
  const other = await siteWithGithub()
  const compare = (pairs: number) => compareSites([one.site.url, other.site.url], { pairs, path })
  await compare(WARM_UP)

  const slower = { healthy: 0, dead: 0 }
  for (let turn = 0; turn < TURNS; turn++) {
    const isOneDead = turn % 2 === 0
    const [healthy, dead] = isOneDead ? [other, one] : [one, other]
    await Promise.all([healthy.becomes('answers'), dead.becomes('hangs')])
    const before = healthy.github.asked.length
    const [slowerOne, slowerOther] = (await compare(PAIRS_PER_TURN)).slower
    slower.healthy += isOneDead ? slowerOther : slowerOne
    slower.dead += isOneDead ? slowerOne : slowerOther
    // It goes on asking.
    await until(async () => healthy.github.asked.length > before)
    expect(await dead.isStale()).toBe(true)
  }
  await annotate(
    `of ${PAIRS} pairs, the healthy one was clearly slower in ${slower.healthy}, the other in ${slower.dead}`,
  )
  expect(slower.dead - slower.healthy).toBeLessThanOrEqual(MOST_MORE)
})
