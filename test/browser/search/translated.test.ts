import { expect, test } from 'vitest'
import { modal, openSearch, SEARCH_API, SEARCHED_FROM } from '#test/support/browser/search-modal.ts'
import { translatePage } from '#test/support/browser/translate-page.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite({ content: 'search' })

test('the search window survives translation: typing, no results, other queries and the keys', async () => {
  const { page } = await site.visit(SEARCHED_FROM)
  await translatePage(page)
  await modal.open(page)
  for (const key of 'sample by timestamp') {
    await page.keyboard.type(key)
    await page.waitForTimeout(30)
  }
  await modal.hits(page).first().waitFor()
  for (const query of ['qqqqqqqqq', 'time', 'kubernevolt', 'to_timestamp', '']) {
    await modal.input(page).fill(query)
    await page.waitForTimeout(150)
  }
  await modal.input(page).fill('kubernetes')
  await modal.hits(page).getByText('Run on').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/deployment/kubernetes/')
  expect(await page.locator('article, .article').first().isVisible()).toBe(true)
})

test('the search page survives translation', async () => {
  const { page } = await site.visit('/docs/search/?q=timestamp')
  await translatePage(page)
  const input = page.getByLabel('Search the documentation')
  for (const query of ['time', 'qqqqqqqqq', 'kubernetes', 'the', 'timestamp']) {
    await input.fill(query)
    await until(async () => new URL(page.url()).searchParams.get('q') === query)
    await page.waitForTimeout(100)
  }
  await page
    .getByRole('link', { name: /^Functions|^Settings/ })
    .first()
    .click()
  await page.waitForURL('**kind=**')
  expect(await page.locator('.search-hits, .no-results').first().isVisible()).toBe(true)
})

test('an error in the window leaves the article, and offers the search page', async () => {
  const { page } = await openSearch(site, 'time', {
    mayFail: true,
    prepare: (fresh) => fresh.route(SEARCH_API, (route) => route.fulfill({ json: { places: [{}] } })),
  })
  const alert = modal.dialog(page).getByRole('alert')
  await alert.getByText('Something went wrong in the search.').waitFor()
  expect(await page.locator('h1').textContent()).toBe('Data deduplication')
  await modal.close(page)
  await page.keyboard.press('Control+k')
  expect(await modal.input(page).isVisible()).toBe(true)
})
