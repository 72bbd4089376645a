import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser } from '#test/support/browser.ts'
import { type SiteProcess, startSite, until } from '#test/support/site-process.ts'

let site: SiteProcess
let browser: Browser
let context: BrowserContext
let page: Page
let consoleErrors: string[]
let requests: string[]

beforeAll(async () => {
  site = await startSite()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  page = await context.newPage()
  consoleErrors = []
  requests = []
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(error.message))
  page.on('request', (request) =>
    requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
  )
}

const visit = async (path: string) => {
  await page.goto(site.url + path)
  await page.waitForSelector('html[data-hydrated]')
}
const documents = () => requests.filter((request) => request.startsWith('document'))
const scrollY = () => page.evaluate(() => window.scrollY)

describe('with scripts', () => {
  beforeEach(() => open())
  afterEach(async () => {
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  test('a page hydrates under the policy without a word on the console', async () => {
    await visit('/docs/')
    expect(await page.title()).toContain('Introduction')
  })

  test('a click in the sidebar changes the page without loading a document', async () => {
    await visit('/docs/concept/symbol/')
    await page.click('#sidebar a[href="/docs/concept/partitions/"]')
    await page.getByRole('heading', { level: 1, name: 'Partitions' }).waitFor()
    expect(documents()).toHaveLength(1)
    expect(await page.title()).toContain('Partitions')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${site.url}/docs/concept/partitions/`,
    )
    expect(await page.locator('#sidebar [aria-current=page]').textContent()).toBe('Partitions')
  })

  test('a link in the text does too', async () => {
    await visit('/docs/')
    await page.click('main a:text("symbol type")')
    await page.getByRole('heading', { level: 1, name: 'Symbol' }).waitFor()
    expect(documents()).toHaveLength(1)
  })

  test('the first page keeps its content when the reader comes back to it', async () => {
    await visit('/docs/concept/partitions/')
    await page.click('main a:text("symbols")')
    await page.getByRole('heading', { level: 1, name: 'Symbol' }).waitFor()
    await page.goBack()
    await page.getByText('In folders.').waitFor()
    expect(documents()).toHaveLength(1)
  })

  test('back and forward return to where the reader was', async () => {
    await visit('/docs/concept/partitions/')
    await page.evaluate(() => window.scrollTo(0, 1500))
    await page.locator('.page-links a[rel=prev]').evaluate((link: HTMLElement) => link.click())
    await page.getByRole('heading', { level: 1, name: 'Symbol' }).waitFor()
    expect(await scrollY()).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Partitions' }).waitFor()
    await until(async () => (await scrollY()) === 1500)
  })

  test('a link with a fragment scrolls to its heading', async () => {
    await visit('/docs/concept/symbol/')
    await page.click('main a[href="/docs/concept/partitions/#where-they-are"]')
    await page.getByRole('heading', { level: 1, name: 'Partitions' }).waitFor()
    await page.click('.toc a[href="#part-9"]')
    await until(async () => {
      const top = await page.locator('#part-9').evaluate((heading) => heading.getBoundingClientRect().top)
      return top >= 0 && top < 200
    })
    expect(page.url()).toBe(`${site.url}/docs/concept/partitions/#part-9`)
  })

  test('the data of a page is fetched when the pointer comes over its link', async () => {
    await visit('/docs/concept/symbol/')
    await page.hover('#sidebar a[href="/docs/"]')
    await until(async () => requests.includes('fetch /docs/data.json'))
  })

  test('a link that comes into view is fetched ahead', async () => {
    await visit('/docs/')
    await until(async () => requests.includes('fetch /docs/concept/symbol/data.json'))
  })
})

describe('when the data of a page cannot be had', () => {
  beforeEach(() => open())
  afterEach(() => context.close())

  test('the browser loads the whole page and says so', async () => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.route('**/data.json*', (route) => route.abort())
    await visit('/docs/concept/symbol/')
    await page.click('#sidebar a[href="/docs/concept/partitions/"]')
    await page.getByRole('heading', { level: 1, name: 'Partitions' }).waitFor()
    expect(documents()).toHaveLength(2)
    expect(warnings.join()).toContain('The page /docs/concept/partitions/ is loaded as a whole')
  })

  test('data of another build loads the whole page', async () => {
    await page.route('**/concept/partitions/data.json*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), build: 'another' } })
    })
    await visit('/docs/concept/symbol/')
    await page.click('#sidebar a[href="/docs/concept/partitions/"]')
    await page.getByRole('heading', { level: 1, name: 'Partitions' }).waitFor()
    expect(documents()).toHaveLength(2)
  })
})

describe('for readers who save data', () => {
  test('nothing is fetched ahead', async () => {
    await open()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    await visit('/docs/')
    await page.hover('main a:text("symbol type")')
    await page.waitForTimeout(300)
    expect(requests.filter((request) => request.includes('data.json'))).toEqual([])
    await context.close()
  })
})

describe('without scripts', () => {
  test('a page reads and navigates', async () => {
    await open({ javaScriptEnabled: false })
    await page.goto(`${site.url}/docs/`)
    expect(await page.getByText('On Linux.').isVisible()).toBe(true)
    expect(await page.getByText('On Windows.').isVisible()).toBe(true)
    await page.click('#sidebar a:text("Concepts")')
    expect(page.url()).toBe(`${site.url}/docs/concept/symbol/`)
    await page.click('#sidebar a[href="/docs/concept/partitions/"]')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Partitions')
    await context.close()
  })
})
