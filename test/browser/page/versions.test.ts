import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack } from '#test/support/browser/page-conditions.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { siteYaml } from '#test/support/site-yaml.ts'

const versions = [
  { name: 'current', label: 'Next', path: '/docs/', main: '/docs/' },
  { name: 'released', label: '9.1', path: '/docs/concept/', main: '/docs/concept/symbol/' },
]

const site = browserSite({ content: { 'site.yaml': await siteYaml({ versions }) } })
const nameOf = (page: Page) => page.locator('.versions > button').textContent()

test('the version that is chosen is the one that the bar names from then on', async () => {
  const page = await site.open('/docs/')
  expect(await nameOf(page)).toMatch(/^Version: \d+\.\d+\.\d+$/)
  await page.click('.versions > button')
  await page.locator('.versions a', { hasText: /^9\.1$/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Symbol' }).waitFor()
  for (const path of ['concept/symbol/', 'search/?q=a']) {
    await page.goto(`${site.url}/docs/${path}`)
    await page.waitForSelector('html[data-hydrated]')
    expect(await nameOf(page), path).toBe('Version: 9.1')
  }
  await page.goto(`${site.url}/docs/`)
  expect(await nameOf(page)).toMatch(/^Version: \d/)
})

test('a version that is chosen before the scripts run is kept', async () => {
  const page = await site.open('/docs/')
  const release = await holdBack(page, '**/entry.browser*')
  await page.goto(`${site.url}/docs/`, { waitUntil: 'commit' })
  await page.hover('.versions')
  await page.locator('.versions a', { hasText: /^9\.1$/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Symbol' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('current')
  release()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-version'))).toBe('released')
  expect(await nameOf(page)).toBe('Version: 9.1')
})

test('in the menu of a phone the versions are under a heading', async () => {
  const page = await site.open('/docs/', { viewport: { width: 390, height: 800 } })
  await page.check('#menu')
  await page.getByRole('button', { name: 'Back to main menu' }).click()
  const versions = page.locator('.main-panel > li', { hasText: /^Version/ })
  const [next, other] = await versions.locator('li').allTextContents()
  expect(other).toBe('9.1')
  expect(next).toMatch(/^Documentation for \d+\.\d+\.\d+labeled “Next”$/)
})
