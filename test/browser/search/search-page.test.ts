import { describe, expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'search' })

describe('the search page', () => {
  test('works without scripts, from a link in the bar', async () => {
    const page = await site.open('/docs/', { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByLabel('Search the documentation').fill('kuberentes')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Run on Kubernetes' }).click()
    expect(new URL(page.url()).pathname).toBe('/docs/deployment/kubernetes/')
  })

  test('takes over where scripts run: what is typed, filters and pages show in place', async () => {
    const { page, documents } = await site.visit('/docs/search/')
    const input = page.getByLabel('Search the documentation')
    await input.pressSequentially('timestamp')
    await page.getByRole('status').getByText('for “timestamp”').waitFor()
    expect(new URL(page.url()).search).toBe('?q=timestamp')
    await page.getByRole('link', { name: /^Functions/ }).click()
    await page.waitForURL('**/docs/search/?q=timestamp&kind=function')
    await page.locator('.search-filters [aria-current]', { hasText: 'Functions' }).waitFor()
    await input.fill('symbol')
    await input.press('Enter')
    await page.waitForURL('**/docs/search/?q=symbol&kind=function')
    await page.goBack()
    await page.getByRole('status').getByText('for “timestamp”').waitFor()
    expect(await input.inputValue()).toBe('timestamp')
    expect(documents()).toHaveLength(1)
  })

  test('is where the modal leads for all results, without another document', async () => {
    const { page, documents } = await site.visit('/docs/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('timestamp')
    await page.getByRole('link', { name: /^See all / }).click()
    await page.locator('.search-count').getByText('for “timestamp”').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(documents()).toHaveLength(1)
  })

  test('that cannot be reached in place is loaded as a document', async () => {
    const { page } = await site.visit('/docs/search/?q=time', {
      mayFail: true,
      prepare: (fresh) => fresh.route('**/docs/search/data.json**', (route) => route.abort()),
    })
    await page.getByLabel('Search the documentation').fill('timestamp')
    await page.waitForURL('**/docs/search/?q=timestamp')
    await page.getByText('for “timestamp”').waitFor()
  })

  test('is there again with its query on the way back from a result', async () => {
    const { page, said } = await site.visit('/docs/search/?q=timestamp&kind=function')
    await page.getByRole('link', { name: 'to_timestamp' }).click()
    await page.waitForURL('**/date-time/#to_timestamp')
    await page.goBack()
    await page.waitForSelector('.search-hits')
    expect(page.url()).toBe(`${site.url}/docs/search/?q=timestamp&kind=function`)
    expect(await page.getByLabel('Search the documentation').inputValue()).toBe('timestamp')
    expect(said('warning')).toEqual([])
  })
})
