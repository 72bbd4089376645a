import { describe, expect, test } from 'vitest'
import { axeFindings } from '#test/support/axe.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ fixture: 'search' })

describe('the search page', () => {
  test('works without scripts', async () => {
    const page = await site.open('/docs/search/', { javaScriptEnabled: false })
    await page.getByLabel('Search the documentation').fill('kuberentes')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Run on Kubernetes' }).click()
    expect(new URL(page.url()).pathname).toBe('/docs/deployment/kubernetes/')
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

  test.each(['?q=the', '?q=qqqqqqqqq', ''])('%s has no accessibility problem', async (query) => {
    const page = await site.open(`/docs/search/${query}`, { bypassCSP: true })
    expect(await axeFindings(page)).toEqual([])
  })
})
