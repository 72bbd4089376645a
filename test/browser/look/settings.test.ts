import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLIPBOARD, copiedText } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })
const PAGE = '/docs/configuration/'
const KEY = 'cairo.max.uncommitted.rows'

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
            .filter((part) => !['P', 'BUTTON'].includes(part.tagName))
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

const unfoldAll = (page: Page) =>
  page.evaluate(() => {
    for (const group of document.querySelectorAll('.article details')) group.setAttribute('open', '')
  })

test('a key is in one line on a desktop, with its default beside it and its variable below it', async () => {
  const page = await site.open(PAGE)
  await page.locator('.settings button').first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  await unfoldAll(page)
  const odd = await page.locator('.settings > li').evaluateAll((all) =>
    all
      .filter((record) => {
        const [key, standard, variable] = ['a', 'a ~ span', 'code'].map((part) =>
          record.querySelector(`:scope > ${part}`)?.getBoundingClientRect(),
        )
        if (!key || !variable || !standard) return true
        const isBeside = standard.left >= key.right && standard.left < key.right + 60
        // The line breaks before the default, so that a mark of the release is not alone in the next one.
        const marks = [...record.querySelectorAll(':scope > :is(b, i)')].map(
          (mark) => mark.getBoundingClientRect().width,
        )
        const width = marks.reduce((sum, mark) => sum + mark, key.width + standard.width)
        const fits = width < 0.8 * record.getBoundingClientRect().width
        return key.height > 30 || variable.top < key.bottom - 4 || (fits && !isBeside)
      })
      .map(({ id }) => id),
  )
  expect(odd).toEqual([])
})

test('a key that is pressed gives its link; the key and its variable have a button each', async () => {
  const page = await site.open(`${PAGE}#${KEY}`, CLIPBOARD)
  await page.getByRole('link', { name: KEY, exact: true }).last().click()
  await page.getByRole('status').getByText('Link copied').waitFor()
  expect(await copiedText(page)).toBe(`${site.url}${PAGE}#${KEY}`)
  for (const name of [KEY, 'QDB_CAIRO_MAX_UNCOMMITTED_ROWS']) {
    await page.getByRole('button', { name: `Copy ${name}`, exact: true }).click()
    await expect.poll(() => copiedText(page)).toBe(name)
  }
})

test('the buttons move nothing when they come', async () => {
  const heights = async (scripts: boolean) => {
    const page = await site.open(PAGE, { javaScriptEnabled: scripts })
    if (scripts) await page.locator('.copy-name').last().waitFor({ state: 'attached' })
    await page.locator('summary').nth(1).click()
    return page
      .locator('.settings > li')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  }
  expect(await heights(true)).toEqual(await heights(false))
})

test('a finger finds the buttons', async () => {
  const page = await site.open(`${PAGE}#${KEY}`, { hasTouch: true, viewport: { width: 390, height: 800 } })
  const button = page.getByRole('button', { name: `Copy ${KEY}`, exact: true })
  expect(await button.boundingBox()).toMatchObject({ width: 40, height: 40 })
})

describe('long groups are folded', () => {
  test('the page is a few screens long, and says how many settings a group has', async () => {
    const page = await site.open(PAGE, { javaScriptEnabled: false })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(30_000)
    const group = page.locator('#http ~ settings-list').first()
    expect(await group.locator('summary').textContent()).toMatch(/^\d\d settings: http\./)
    await group.locator('summary').click()
    await group.locator('[id="http.user"]').waitFor()
  })

  test('a link to a setting opens its group, from the same page and from another one', async () => {
    const page = await site.open(PAGE)
    const record = page.locator('[id="http.user"]')
    expect(await record.isVisible()).toBe(false)
    await page.getByRole('link', { name: 'http.user', exact: true }).first().click()
    await expect.poll(() => record.isVisible()).toBe(true)
    await page.goto(`${site.url}/docs/reference/sql/create-table/`)
    await page.waitForSelector('html[data-hydrated]')
    await page.locator(`.article a[href$="#${KEY}"]`).first().click()
    await expect
      .poll(() => page.locator(`[id="${KEY}"]`).evaluate((each) => each.getBoundingClientRect().top))
      .toBeLessThan(300)
  })

  test('what a reader has opened is open again on the way back', async () => {
    const page = await site.open(PAGE)
    const group = page.locator('#http ~ settings-list').first()
    await group.locator('summary').click()
    const record = group.locator('.settings > li').nth(30)
    await record.scrollIntoViewIfNeeded()
    const place = () => record.evaluate((each) => Math.round(each.getBoundingClientRect().top))
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain('docs-unfolded')
    const before = await place()
    await page.evaluate(() => document.querySelector<HTMLElement>('.page-links a')?.click())
    await page.waitForURL((url) => url.pathname !== PAGE)
    await page.goBack()
    await record.waitFor()
    await expect.poll(place).toBe(before)
    await page.reload()
    await record.waitFor()
    await expect.poll(place).toBe(before)
  })
})

describe('the filter', () => {
  const visibleKeys = (page: Page) =>
    page
      .locator('.settings > li')
      .evaluateAll((all) => all.filter((each) => each.getClientRects().length > 0).map(({ id }) => id))

  test.each([
    ['a key', 'cairo.max.file', 'cairo.max.file.name.length'],
    ['a variable', 'qdb_cairo_max_uncommitted', KEY],
    ['words of a meaning, in any order', 'committed holds back table', KEY],
  ])('finds a setting by %s, and leaves its group alone', async (_how, words, key) => {
    const page = await site.open(PAGE)
    await page.getByRole('searchbox', { name: 'Find a setting' }).fill(words)
    await expect.poll(() => visibleKeys(page)).toEqual([key])
    expect(await page.locator('.article :is(h2, h3):visible').allTextContents()).toEqual(['Tables on disk'])
    expect(await page.locator('settings-filter output').textContent()).toBe('1 of 586 settings')
    expect(await page.locator('.toc li:visible').allTextContents()).toEqual(['Tables on disk'])
    expect(await page.evaluate(() => CSS.highlights.get('found')?.size)).toBeGreaterThan(0)
    await page.getByRole('searchbox', { name: 'Find a setting' }).fill('')
    await page.locator('#where-a-setting-comes-from').waitFor()
    expect(await page.locator(`[id="${KEY}"]`).isVisible()).toBe(false)
  })

  test('shows settings that have the words in their keys before those that mention them', async () => {
    const page = await site.open(PAGE)
    await page.getByRole('searchbox', { name: 'Find a setting' }).fill('o3')
    const topOf = async (place: string) => (await page.locator(place).boundingBox())?.y ?? 0
    const isBelow = async (one: string, other: string) => (await topOf(one)) > (await topOf(other))
    await expect
      .poll(() => isBelow('[id="line.tcp.commit.interval.default"]', '[id="cairo.o3.max.lag"]'))
      .toBe(true)
    expect(await isBelow('.toc [href="#ilp-over-tcp"]', '.toc [href="#out-of-order-rows"]')).toBe(true)
  })

  test.each(['storage', KEY])(
    'stays in sight beside a sidebar, above the place of an address: %s',
    async (id) => {
      const page = await site.open(`${PAGE}#${id}`)
      const filter = page.locator('settings-filter')
      await filter.getByRole('searchbox').waitFor()
      const ends = async () => {
        const [box, place] = [await filter.boundingBox(), await page.locator(`[id="${id}"]`).boundingBox()]
        return [(box?.y ?? 0) + (box?.height ?? 0), place?.y ?? 0] as const
      }
      await expect.poll(async () => (await ends())[1] - (await ends())[0]).toBeGreaterThan(0)
      // The navbar comes, or does not.
      await page.waitForTimeout(400)
      const [end, top] = await ends()
      expect(end).toBeGreaterThan(90)
      expect(top).toBeGreaterThan(end)
    },
  )

  test('keeps the list of sections of a phone folded', async () => {
    const page = await site.open(PAGE, { viewport: { width: 390, height: 800 } })
    await page.getByRole('searchbox', { name: 'Find a setting' }).fill('o3')
    await page.locator('[data-filtered]').waitFor()
    expect(await page.locator('.toc a:visible').count()).toBe(0)
  })

  test('narrows to settings that reload, that only Enterprise has, or that came with a release', async () => {
    const page = await site.open(PAGE)
    await page.getByLabel('No restart').check()
    await expect.poll(async () => (await visibleKeys(page)).includes('pg.net.connection.limit')).toBe(true)
    expect(await visibleKeys(page)).not.toContain('pg.net.connection.timeout')
    await page.getByLabel('No restart').uncheck()
    await page.getByLabel('Enterprise').check()
    await expect.poll(() => visibleKeys(page)).toContain('tls.enabled')
    await page.getByLabel('Enterprise').uncheck()
    await page.getByLabel('Since').selectOption('9.1.0')
    await expect.poll(async () => (await visibleKeys(page)).length).toBe(6)
  })

  test('says so if nothing matches, and gives way to a link', async () => {
    const page = await site.open(PAGE)
    await page.getByRole('searchbox', { name: 'Find a setting' }).fill('zebra')
    await page.getByText('No setting matches.').waitFor()
    await page.locator('.toc').getByRole('link', { name: 'Secrets' }).click()
    await expect
      .poll(() => page.locator('#secrets').evaluate((each) => each.getBoundingClientRect().top))
      .toBeLessThan(200)
  })
})
