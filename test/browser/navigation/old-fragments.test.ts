import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { parseOldFragments } from '#server/site/data/old-fragments.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })

const oldFragments = parseOldFragments(
  new YamlSource('old-fragments.yaml', readFileSync(`${ROOT}content/data/old-fragments.yaml`, 'utf8')),
)
const ALL = Object.entries(oldFragments).flatMap(([path, entries]) =>
  Object.entries(entries).map(([name, to]) => ({
    old: `${path}#${name}`,
    now: to.startsWith('/') ? to : `${path}#${to}`,
  })),
)
/** Spread over all pages. */
const COUNT = 12
const SAMPLE = ALL.filter((_, index) => index % Math.floor(ALL.length / COUNT) === 5)

test('an address with the former name of a section shows that section', async () => {
  // A busy machine may turn a request away, which is asked again.
  const page = await site.open('/terms/', { mayFail: true })
  const lost: string[] = []
  for (const { old, now } of SAMPLE) {
    await page.goto('about:blank')
    await page.goto(site.url + old)
    try {
      await page.waitForURL(site.url + now)
      await page.waitForFunction((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < window.innerHeight && top > -window.innerHeight / 2
      }, now.split('#')[1] ?? '')
    } catch {
      lost.push(old)
    }
  }
  expect(SAMPLE.length).toBeGreaterThanOrEqual(COUNT / 2)
  expect(lost).toEqual([])
})

test('an address that names nothing that ever was shows the page from its top, silently', async () => {
  const page = await site.open('/docs/concept/symbol/#never-heard-of')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(page.url()).toBe(`${site.url}/docs/concept/symbol/#never-heard-of`)
})

test('nothing is fetched for an address whose section is there', async () => {
  const { page, requested } = await site.visit('/docs/concept/symbol/#capacity')
  await page.waitForLoadState('networkidle')
  expect(requested(/fragment/)).toEqual([])
})
