import { describe, expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ fixture: 'real' })
const PAGE = '/docs/configuration/'
const KEY = 'cairo.max.uncommitted.rows'
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] }

describe.each([
  ['a phone', { viewport: { width: 390, height: 800 } }],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
  ['a desktop at 200%', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }],
] as const)('arriving at a setting on %s', (_name, options) => {
  test.each([true, false])('nothing covers it, and it is washed; with scripts: %s', async (scripts) => {
    const page = await site.open(`${PAGE}#${KEY}`, { ...options, javaScriptEnabled: scripts })
    const record = page.locator('.settings > li:target')
    await record.waitFor()
    await expect
      .poll(() =>
        record.evaluate((element) =>
          [...element.children]
            .filter((part) => part.tagName !== 'P')
            .map((part) => {
              const { left, top } = part.getBoundingClientRect()
              const seen = document.elementFromPoint(left + 3, top + 5)
              return part === seen || part.contains(seen)
            }),
        ),
      )
      .toEqual([true, true, true])
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await ground('.settings > li:target')).not.toBe(await ground('.settings > li:not(:target)'))
    expect(await record.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  })
})

test('a key is in one line on a desktop, with its variable below it and its default beside it', async () => {
  const page = await site.open(PAGE)
  const odd = await page.locator('.settings > li').evaluateAll((all) =>
    all
      .filter((record) => {
        const [key, variable, standard] = [...record.children].map((part) => part.getBoundingClientRect())
        if (!key || !variable || !standard) return true
        return key.height > 30 || variable.top < key.bottom - 4 || standard.left < key.right
      })
      .map(({ id }) => id),
  )
  expect(odd).toEqual([])
})

test('one that takes effect without a restart says so', async () => {
  const page = await site.open(PAGE)
  const badge = '.settings > li > b'
  expect(await page.locator(badge).count()).toBeGreaterThan(10)
  expect(await page.locator(badge).first().textContent()).toBe('Reloads')
})

test('a key that is pressed gives its link, its variable has a button of its own', async () => {
  const page = await site.open(PAGE, CLIPBOARD)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('link', { name: KEY, exact: true }).last().click()
  await page.getByRole('status').getByText('Link copied').waitFor()
  expect(await copied()).toBe(`${site.url}${PAGE}#${KEY}`)
  await page.getByRole('button', { name: 'Copy QDB_CAIRO_MAX_UNCOMMITTED_ROWS' }).click()
  await expect.poll(copied).toBe('QDB_CAIRO_MAX_UNCOMMITTED_ROWS')
})

test('the buttons move nothing when they come', async () => {
  const heights = async (scripts: boolean) => {
    const page = await site.open(PAGE, { javaScriptEnabled: scripts })
    if (scripts) await page.locator('.copy-variable').last().waitFor({ state: 'attached' })
    return page
      .locator('.settings > li')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  }
  expect(await heights(true)).toEqual(await heights(false))
})
