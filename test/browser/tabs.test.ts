import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser } from '#test/support/browser.ts'
import { type SiteProcess, startSite } from '#test/support/site-process.ts'

let site: SiteProcess
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  site = await startSite()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

beforeEach(async () => {
  context = await browser.newContext()
  page = await context.newPage()
})

afterEach(() => context.close())

const visit = async (path: string) => {
  await page.goto(site.url + path)
  await page.waitForSelector('html[data-hydrated]')
}
const tab = (name: string) => page.getByRole('tab', { name })

test('the first tab shows, and a click shows another one', async () => {
  await visit('/docs/')
  expect(await page.getByText('On Linux.').isVisible()).toBe(true)
  expect(await page.getByText('On Windows.').isVisible()).toBe(false)
  await tab('Windows').click()
  expect(await page.getByText('On Linux.').isVisible()).toBe(false)
  expect(await page.getByText('On Windows.').isVisible()).toBe(true)
})

test('the choice is there the next time, before any script of the page has run', async () => {
  await visit('/docs/')
  await tab('Windows').click()
  await page.route('**/entry.browser.*', (route) => route.abort())
  await page.goto(`${site.url}/docs/`)
  expect(await page.getByText('On Windows.').isVisible()).toBe(true)
  expect(await page.getByText('On Linux.').isVisible()).toBe(false)
})

test('a remembered choice moves nothing when the page hydrates', async () => {
  await visit('/docs/')
  await tab('Windows').click()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await visit('/docs/')
  expect(await tab('Windows').getAttribute('aria-selected')).toBe('true')
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  expect(errors).toEqual([])
})

test('the arrow keys, Home and End move along the tabs', async () => {
  await visit('/docs/')
  await tab('Linux').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Windows'],
    ['ArrowRight', 'Linux'],
    ['End', 'Windows'],
    ['Home', 'Linux'],
    ['ArrowLeft', 'Windows'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await tab(name).getAttribute('aria-selected')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  }
})

test('a link to a heading inside a hidden tab opens the tab', async () => {
  await visit('/docs/#only-on-windows')
  expect(await page.getByRole('heading', { name: 'Only on Windows' }).isVisible()).toBe(true)
  await tab('Linux').click()
  expect(await page.getByText('On Linux.').isVisible()).toBe(true)
})

test('storage that fails is told once and changes nothing else', async () => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('no storage here')
      },
    })
  })
  await visit('/docs/')
  await tab('Windows').click()
  expect(await page.getByText('On Windows.').isVisible()).toBe(true)
  expect(warnings.join()).toContain('The choice of tabs cannot be kept')
})
