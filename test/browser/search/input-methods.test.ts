import { expect, test } from 'vitest'
import { placeOf } from '#test/support/browser/reader.ts'
import {
  openSearch,
  SEARCHED_FROM,
  searchDialog,
  searchHits,
  searchInput,
} from '#test/support/browser/search-modal.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'search' })

test.each([
  ['during a composition', { isComposing: true }],
  ['in Safari, after the end of a composition', { keyCode: 229 }],
])('the Enter and Escape of an input method neither open a hit nor close the window %s', async (_, flags) => {
  const { page } = await openSearch(site, 'time')
  await searchHits(page).first().waitFor()
  for (const key of ['Enter', 'Escape'])
    await searchInput(page).evaluate(
      (input, init) => input.dispatchEvent(new KeyboardEvent('keydown', init)),
      { key, bubbles: true, cancelable: true, ...flags },
    )
  await page.waitForTimeout(100)
  expect(await placeOf(page)).toBe(SEARCHED_FROM)
  expect(await searchDialog(page).isVisible()).toBe(true)
})

test('a question mark of an input method does not open the shortcuts', async () => {
  const { page } = await site.visit(SEARCHED_FROM)
  await page.evaluate(() => {
    const init = { key: '?', keyCode: 229, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', init))
  })
  await page.waitForTimeout(300)
  expect(await page.getByRole('dialog').count()).toBe(0)
})
