import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { scrollTop } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite()
const LONG = '/docs/concept/partitions/'

const lastLink = (page: Page) => page.locator('.toc a').last()
const upButton = (page: Page) => page.getByRole('button', { name: 'Back to top' })

/** Keeps where the page is in each frame. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const tops: number[] = []
    Object.assign(window, { tops })
    const keep = () => {
      if (tops.at(-1) !== window.scrollY) tops.push(window.scrollY)
      requestAnimationFrame(keep)
    }
    keep()
  })
const watched = (page: Page) => page.evaluate(() => (window as unknown as { tops: number[] }).tops)

async function scrollUp(page: Page): Promise<void> {
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 2500)
  await until(async () => (await scrollTop(page)) === 2500)
  await page.mouse.wheel(0, -200)
  await upButton(page).waitFor()
}

/** Every step leaves 0.85 of the way, to the pixel. */
function expectEased(tops: readonly number[], end: number): void {
  const left = tops.map((top) => Math.abs(top - end))
  expect(left.length).toBeGreaterThan(10)
  for (let step = 1; step < left.length - 1; step++)
    expect(Math.abs((left[step] ?? 0) - (left[step - 1] ?? 0) * 0.85)).toBeLessThanOrEqual(1)
}

describe('a link of the contents', () => {
  test('leads there in steps of 0.85, and exactly to the heading', async () => {
    const page = await site.open(LONG)
    await watch(page)
    await lastLink(page).click()
    await until(async () => {
      const tops = await watched(page)
      await page.waitForTimeout(100)
      return tops.length > 5 && tops.at(-1) === (await watched(page)).at(-1)
    })
    const tops = await watched(page)
    expectEased(tops, tops.at(-1) ?? 0)
  })

  test('leads there at once for readers who want less motion', async () => {
    const page = await site.open(LONG, { reducedMotion: 'reduce' })
    await watch(page)
    await lastLink(page).click()
    await until(async () => (await watched(page)).length === 2)
    await page.waitForTimeout(200)
    expect(await watched(page)).toHaveLength(2)
  })

  test('ends when the reader turns the wheel', async () => {
    const page = await site.open(LONG)
    await page.mouse.move(700, 500)
    await lastLink(page).evaluate((link: HTMLElement) => link.click())
    await until(async () => (await scrollTop(page)) > 100)
    await page.mouse.wheel(0, -100)
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    await until(async () => {
      const before = await scrollTop(page)
      await page.waitForTimeout(200)
      return before === (await scrollTop(page))
    })
    // It would have gone on to the last heading.
    expect(await scrollTop(page)).toBeLessThan(end - 300)
  })
})

describe('the button back to the top', () => {
  test('comes on the way up, leads there in steps of 0.85, and reading starts again from the top', async () => {
    const page = await site.open(LONG)
    await page.waitForLoadState('networkidle')
    expect(await upButton(page).isVisible()).toBe(false)
    await scrollUp(page)
    const box = await upButton(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
    await page.waitForTimeout(100)
    await watch(page)
    await upButton(page).click()
    await until(async () => (await scrollTop(page)) === 0)
    expectEased(await watched(page), 0)
    await upButton(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link')
  })

  test('goes on the way down', async () => {
    const page = await site.open(LONG)
    await page.waitForLoadState('networkidle')
    await scrollUp(page)
    await page.mouse.wheel(0, 300)
    await upButton(page).waitFor({ state: 'hidden' })
  })
})
