import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '#test/support/browser.ts'
import { fixtureSite, type SiteProcess, startSite } from '#test/support/site-process.ts'

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
