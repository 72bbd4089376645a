import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { forbidsStorage } from '#test/support/browser/page-conditions.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite()

const ADDRESS = '/docs/concept/partitions/?from=mail#part-9'

async function chooseGerman(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Language: English' }).press('Enter')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.waitForSelector('html[lang=de]')
}

describe('the language of the interface', () => {
  test('changes at the same address, with path, query and fragment', async () => {
    const { page } = await site.visit(ADDRESS)
    await chooseGerman(page)
    expect(page.url()).toBe(site.url + ADDRESS)
    expect(await page.locator('.toc-label').textContent()).toBe('Auf dieser Seite')
    expect(await page.locator('.skip-link').textContent()).toBe('Zum Inhalt springen')
  })

  test('leaves pages and configured words in English, and says so', async () => {
    const { page } = await site.visit(`/docs/concept/symbol/`)
    await chooseGerman(page)
    const langOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
    for (const selector of ['article h1', '.docs-panel a', '.toc li', '.navbar-left a', '.footer-links a'])
      expect([selector, await langOf(selector)]).toEqual([selector, 'en'])
    for (const selector of ['.edit-link', '.toc-label', '.page-filter'])
      expect([selector, await langOf(selector)]).toEqual([selector, 'de'])
  })

  test('holds on the next page and the next visit, until it is changed back', async () => {
    const { page } = await site.visit(`/docs/concept/symbol/`)
    await chooseGerman(page)
    await page.click('#sidebar a[href="/docs/concept/partitions/"]')
    await page.getByRole('heading', { level: 1, name: 'Partitions' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.reload()
    await page.waitForSelector('html[lang=de]')
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).press('Enter')
    await page.getByRole('button', { name: 'English' }).click()
    await page.waitForSelector('html[lang=en]')
    await page.reload()
    await page.waitForSelector('html[data-hydrated]')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })

  test('stays English, with a warning, when the strings cannot be loaded', async () => {
    const { page, said } = await site.visit(`/docs/`, { mayFail: true })
    await page.route('**/assets/de.*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Language: English' }).press('Enter')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await until(async () => said('warning').some((text) => text.includes('strings of "de" cannot be loaded')))
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })
})

test('the version that no longer exists is not shown', async () => {
  const { page } = await site.visit(`/docs/`, {
    prepare: (fresh) => fresh.addInitScript(() => localStorage.setItem('docs-version', '7.0')),
  })
  expect(await page.getByRole('button', { name: /^Version: 9/ }).isVisible()).toBe(true)
})

test('a browser that forbids storage gets one warning, and everything works', async () => {
  const { page, said } = await site.visit(`/docs/concept/symbol/`, { prepare: forbidsStorage })
  await chooseGerman(page)
  await page.getByRole('button', { name: /^Version: 9/ }).press('Enter')
  await page.locator('.versions').getByRole('link', { name: 'Next' }).click()
  await page.getByRole('heading', { level: 1, name: 'Introduction' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(said('warning').filter((text) => text.startsWith('The browser has no storage'))).toHaveLength(1)
})
