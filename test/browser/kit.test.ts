import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { fixtureSite, type SiteProcess, startSite } from '#test/support/site-process.ts'

const PAGE = '/docs/kit/'
const OUTPUT = `${ROOT}test/output`
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

let site: SiteProcess
let browser: Browser

beforeAll(async () => {
  await mkdir(OUTPUT, { recursive: true })
  site = await startSite({ env: { CONTENT_DIR: fixtureSite('kit') } })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function visit(width: number, path = PAGE, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  onTestFinished(() => expect(complaints).toEqual([]))
  await page.goto(site.url + path)
  await page.waitForSelector('html[data-hydrated]')
  return page
}

describe.each([390, 820, 1440])('the style page at %d pixels', (width) => {
  test('is photographed, and nothing moves it sideways', async () => {
    const page = await visit(width)
    for (const picture of await page.locator('.article img').all()) await picture.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    expect(
      await page
        .locator('.article img')
        .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
    ).toEqual([true, true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.screenshot({ path: `${OUTPUT}/kit-${width}.png`, fullPage: true })
  })

  test('has no accessibility finding', async () => {
    const page = await visit(width, PAGE, { bypassCSP: true })
    await page.evaluate(await readFile(AXE, 'utf8'))
    const findings = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run()
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
    })
    expect(findings).toEqual([])
  })
})

describe('the style page', () => {
  test('has neither style attributes nor inline scripts', async () => {
    const html = await (await fetch(site.url + PAGE)).text()
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toMatch(/<style/)
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g))
      expect(tag).toMatch(/ src=| type="application\/json"/)
  })

  test('gives every picture its size ahead', async () => {
    const page = await visit(1440)
    const sizes = await page
      .locator('.article img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('width') && image.getAttribute('height')))
    expect(sizes.every(Boolean)).toBe(true)
  })

  test('leads from the name of a rule to its diagram', async () => {
    const page = await visit(1440)
    await page.locator('.railroad a').filter({ hasText: 'fill-value' }).click()
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#syntax-fill-value')
  })

  test('lets the text of a diagram be selected', async () => {
    const page = await visit(1440)
    await page.locator('.railroad text').first().dblclick()
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe('SELECT')
  })

  test('leads to a setting by its anchor', async () => {
    const page = await visit(1440, `${PAGE}#http.net.connection.limit`)
    expect(await page.locator('td:target code').textContent()).toBe('http.net.connection.limit')
  })
})

describe('a screenshot', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'A query and its result in a console' })

  test('opens by keyboard, zooms, closes with Escape and gives the focus back', async () => {
    const page = await visit(1440)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.locator('.screenshot a').focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    expect(scripts).toHaveLength(1)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Close')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('button', { name: 'Actual size' }).getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.matches('.screenshot a'))).toBe(true)
  })

  test('opens by click and closes with the button, at the width of a phone', async () => {
    const page = await visit(390)
    await page.locator('.screenshot a').click()
    await dialog(page).waitFor()
    await page.screenshot({ path: `${OUTPUT}/kit-zoom.png` })
    await page.getByRole('button', { name: 'Close' }).click()
    await dialog(page).waitFor({ state: 'detached' })
  })

  test('is a plain link to its picture without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(site.url + PAGE)
    await page.locator('.screenshot a').click()
    expect(page.url()).toMatch(/\/docs\/images\/console@2x\.[\w-]+\.png$/)
  })
})
