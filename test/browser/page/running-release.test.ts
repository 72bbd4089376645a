import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Which release do you run?' })

/** Chooses a release as a reader does, by keyboard. */
async function choose(page: Page, release: string): Promise<void> {
  await page.locator('.versions > button').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^I run / }).press('Enter')
  await dialogOf(page).getByRole('listbox').selectOption(release)
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
}

const markOf = (page: Page, id: string) =>
  page
    .locator(`:is([id="${id}"], :has(> [id="${id}"]) > summary) .running-mark`)
    .allTextContents()
    .then(([text]) => text ?? null)

describe('the release that the reader runs', () => {
  test.each([
    // vwap has other arguments since 8.1.4, array_max came with 9.0.2, glb with a later one.
    ['8.2.0', 'Not in 8.2.0'],
    ['9.3.4', null],
  ])('%s marks a function that came with 9.0.2: %s', async (release, expected) => {
    const page = await site.open('/docs/reference/function/array/')
    await choose(page, release)
    await expect.poll(() => markOf(page, 'array_max')).toBe(expected)
    // Kept for the next page and the next visit.
    await page.reload()
    await page.waitForSelector('html[data-hydrated]')
    await expect.poll(() => markOf(page, 'array_max')).toBe(expected)
  })

  test.each([
    ['8.2.0', 'Not in 8.2.0'],
    ['9.3.4', 'Not in 9.3.4'],
  ])('%s marks a known issue of 9.1.0 to 9.2.1, also after navigation: %s', async (release, expected) => {
    const page = await site.open('/docs/release-notes/')
    await choose(page, release)
    await page.locator('.sidebar a', { hasText: 'Known issues' }).click()
    await page.getByRole('heading', { level: 1, name: 'Known issues' }).waitFor()
    await expect.poll(() => markOf(page, 'issue-in-list-minus-one')).toBe(expected)
  })

  test('marks settings with another default', async () => {
    const page = await site.open('/docs/configuration/')
    await choose(page, '8.2.0')
    await page.locator('.running-mark', { hasText: 'efault in 8.2.0' }).first().waitFor({ state: 'attached' })
  })

  test('is not needed to read a known issue: its line leads to the unfolded issue at the end of the page', async () => {
    const page = await site.open('/docs/reference/operators/comparison/')
    const steps = page.locator('#issue-in-list-minus-one')
    expect(await steps.isVisible()).toBe(false)
    await page.locator('.issue-mark a[href="#issue-in-list-minus-one"]').click()
    await steps.getByText('What to do:').waitFor()
    const title = page.locator('.known-issue[open] > summary')
    await expect.poll(() => title.evaluate((node) => node.getBoundingClientRect().top > 0)).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await page.goto(`${site.url}/docs/release-notes/known-issues/#issue-in-list-minus-one`)
    await steps.getByText('What to do:').waitFor()
  })

  test('leaves out the known issues that it does not have, when asked to', async () => {
    const page = await site.open('/docs/release-notes/known-issues/')
    const all = await page.locator('.known-issue').count()
    await page.getByRole('button', { name: 'Choose your release' }).click()
    await dialogOf(page).getByRole('listbox').selectOption('9.3.4')
    await page.keyboard.press('Escape')
    const box = page.getByRole('checkbox')
    await box.waitFor()
    const others = Number(
      /Hide the (\d+) issues that 9.3.4 does not have/.exec(
        (await page.locator('.issue-filter').textContent()) ?? '',
      )?.[1],
    )
    const count = all - others
    expect(others).toBeGreaterThan(0)
    expect(count).toBeGreaterThan(10)
    await box.check()
    expect(await page.locator('.known-issue:visible').count()).toBe(count)
    await box.uncheck()
    expect(await page.locator('.known-issue:visible').count()).toBe(all)
    expect(await axeFindings(page)).toEqual([])
  })

  test('is asked in a dialog that leads to what is newer than these pages', async () => {
    const page = await site.open('/docs/')
    await choose(page, '9.3.4')
    await page.locator('.versions > button').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'I run 9.3.4…' }).press('Enter')
    expect(await axeFindings(page)).toEqual([])
    await expect
      .poll(() =>
        dialogOf(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      )
      .toEqual(['/docs/release-notes/releases/', '/docs/release-notes/known-issues/'])
    await dialogOf(page).getByRole('link', { name: 'Changes between' }).click()
    await page.getByRole('heading', { level: 1, name: 'Changes by release' }).waitFor()
  })

  test('is asked for on a phone too', async () => {
    const page = await site.open('/docs/', { viewport: { width: 390, height: 800 } })
    await page.check('#menu')
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    const button = page.locator('.main-panel').getByRole('button', { name: 'I run another release…' })
    // An item of the menu like the links around it, not a button of the browser's.
    expect(await button.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
    await button.click()
    await dialogOf(page).waitFor()
  })
})
