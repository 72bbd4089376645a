import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '#test/support/browser.ts'
import { fixtureSite, type SiteProcess, startSite } from '#test/support/site-process.ts'
import { visit } from '#test/support/visit.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let site: SiteProcess
let browser: Browser

beforeAll(async () => {
  site = await startSite({ env: { CONTENT_DIR: fixtureSite('search') } })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

describe('the search page', () => {
  test('works without scripts', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${site.url}/docs/search/`)
    await page.getByLabel('Search the documentation').fill('kuberentes')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Run on Kubernetes' }).click()
    expect(new URL(page.url()).pathname).toBe('/docs/deployment/kubernetes/')
    await page.close()
  })

  test('takes over where scripts run: what is typed, filters and pages show in place', async () => {
    const { page } = await visit(browser, `${site.url}/docs/search/`)
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    const input = page.getByLabel('Search the documentation')
    await input.pressSequentially('timestamp')
    await page.getByRole('status').getByText('for “timestamp”').waitFor()
    expect(new URL(page.url()).search).toBe('?q=timestamp')
    await page.getByRole('link', { name: /^Functions/ }).click()
    await page.waitForURL('**/docs/search/?q=timestamp&kind=function')
    await page.locator('.search-filter[aria-current]', { hasText: 'Functions' }).waitFor()
    await input.fill('symbol')
    await input.press('Enter')
    await page.waitForURL('**/docs/search/?q=symbol&kind=function')
    await page.goBack()
    await page.getByRole('status').getByText('for “timestamp”').waitFor()
    expect(await input.inputValue()).toBe('timestamp')
    expect(documents).toEqual([])
  })

  test('is where the modal leads for all results, without another document', async () => {
    const { page } = await visit(browser, `${site.url}/docs/`)
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('timestamp')
    await page.getByRole('link', { name: 'See all results' }).click()
    await page.getByRole('status').getByText('for “timestamp”').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(documents).toEqual([])
  })

  test('that cannot be reached in place is loaded as a document', async () => {
    const { page } = await visit(browser, `${site.url}/docs/search/?q=time`, {
      mayFail: true,
      prepare: (fresh) => fresh.route('**/docs/search/data.json**', (route) => route.abort()),
    })
    await page.getByLabel('Search the documentation').fill('timestamp')
    await page.waitForURL('**/docs/search/?q=timestamp')
    await page.getByText('for “timestamp”').waitFor()
  })

  test('is there again with its query on the way back from a result', async () => {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() !== 'info' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(`${site.url}/docs/search/?q=timestamp&kind=function`)
    await page.waitForSelector('html[data-hydrated]')
    await page.getByRole('link', { name: 'to_timestamp' }).click()
    await page.waitForURL('**/date-time/#to_timestamp')
    await page.goBack()
    await page.waitForSelector('.search-hits')
    expect(page.url()).toBe(`${site.url}/docs/search/?q=timestamp&kind=function`)
    expect(await page.getByLabel('Search the documentation').inputValue()).toBe('timestamp')
    expect(problems).toEqual([])
    await page.close()
  })

  test.each(['?q=the', '?q=qqqqqqqqq', ''])('%s has no accessibility problem', async (query) => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/docs/search/${query}`)
    await page.waitForSelector('html[data-hydrated]')
    await page.evaluate(AXE)
    const violations = await page.evaluate(
      `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ target }) => target).join()))`,
    )
    expect(violations).toEqual([])
    await page.close()
  })
})
