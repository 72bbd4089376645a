import { expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite({ content: 'real' })
const PAGE = '/docs/reference/sql/sample-by/'
const PHONE = { viewport: { width: 390, height: 844 } }

test('the filter of the sidebar stays in sight, and what goes on below fades out at the edge of the window', async () => {
  const page = await site.open(PAGE)
  const filter = page.locator('.page-filter')
  const before = await filter.boundingBox()
  await page.locator('.sidebar').evaluate((sidebar) => sidebar.scrollTo(0, 600))
  expect(await page.locator('.sidebar').evaluate((sidebar) => sidebar.scrollTop)).toBe(600)
  expect(await filter.boundingBox()).toEqual(before)
  const end = () =>
    page.locator('.sidebar').evaluate((sidebar) => {
      const hit = document.elementsFromPoint(150, window.innerHeight - 4)
      const fade = getComputedStyle(sidebar, '::after')
      return [hit.includes(sidebar), fade.position, fade.backgroundImage.startsWith('linear-gradient')]
    })
  expect(await end()).toEqual([true, 'sticky', true])
  await page.mouse.move(900, 500)
  await page.mouse.wheel(0, 1500)
  await until(async () => (await page.locator('html').getAttribute('data-navbar')) === 'hidden')
  await expect.poll(end).toEqual([true, 'sticky', true])
})

test('on a phone the bar says where the reader is, and how far', async () => {
  const page = await site.open(PAGE, PHONE)
  expect((await page.locator('.toc-label').innerText()).trim()).toBe('On this page')
  const progress = () =>
    page
      .locator('.toc')
      .evaluate((toc) =>
        Number.parseFloat(getComputedStyle(toc, '::after').transform.slice('matrix('.length)),
      )
  const height = await page.locator('.toc').evaluate((toc) => toc.clientHeight)
  await page
    .locator('#fill')
    .evaluate((heading) => window.scrollTo(0, (heading as HTMLElement).offsetTop + 60))
  await until(async () => (await page.locator('.toc-label').getAttribute('data-here')) === 'SAMPLE BY › FILL')
  expect(await progress()).toBeGreaterThan(0.2)
  expect(await page.locator('.toc').evaluate((toc) => toc.clientHeight)).toBe(height)
  // Its name for who does not see it stays.
  expect(await page.getByRole('checkbox', { name: 'On this page' }).count()).toBe(1)
})

test('on a phone the way to the top comes when the reader scrolls up, and leads there', async () => {
  const page = await site.open(PAGE, PHONE)
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo(0, 3000))
  await page.waitForTimeout(200)
  expect(await button.isVisible()).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 2900))
  await button.waitFor()
  const box = await button.boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await button.click()
  await until(() => page.evaluate(() => window.scrollY === 0))
  await button.waitFor({ state: 'detached' })
})
