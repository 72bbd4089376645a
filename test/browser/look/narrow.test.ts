import { describe, expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

/** A page of each kind that there is. */
const PAGES = [
  '/docs/',
  '/docs/quick-start/',
  '/docs/configuration/',
  '/docs/clients/java_ilp/',
  '/docs/concept/symbol/',
  '/docs/guides/architecture/storage-engine/',
  '/docs/reference/sql/sample-by/',
  '/docs/reference/function/aggregation/',
  '/docs/troubleshooting/error-codes/',
  '/docs/release-notes/',
  '/docs/web-console/',
  '/docs/search/?q=timestamp',
  '/docs/concept/nothing/',
  '/terms/',
]

const site = browserSite({ fixture: 'real' })

const WINDOWS = [
  ['320 pixels', { viewport: { width: 320, height: 640 } }],
  ['340 pixels', { viewport: { width: 340, height: 640 } }],
  ['360 pixels', { viewport: { width: 360, height: 740 } }],
  ['a window of 1280 by 1024 at 400%', { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }],
] as const

describe.each(WINDOWS)('in %s', (_name, options) => {
  test('no kind of page scrolls sideways', async () => {
    const page = await site.open('/docs/', { ...options, mayFail: true })
    for (const path of PAGES) {
      await page.goto(site.url + path)
      await page.waitForSelector('html[data-hydrated]')
      const [content, window] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return [scrollWidth, clientWidth]
      })
      expect(content, path).toBe(window)
    }
  })

  test('release, stars and the name of the site are still there', async () => {
    const page = await site.open('/docs/', options)
    expect(await page.locator('.navbar .release').isVisible()).toBe(true)
    expect(await page.locator('.navbar .stars').isVisible()).toBe(true)
    expect(await page.locator('.wordmark svg').isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'QuestDB', exact: true }).count()).toBe(1)
  })
})

test('at 320 pixels the two answers are side by side, and a message is not over the assistant', async () => {
  const page = await site.open('/docs/reference/sql/sample-by/', {
    viewport: { width: 320, height: 640 },
    mayFail: true,
    prepare: (fresh) => fresh.route(/^https:/, (route) => route.abort()),
  })
  const tops = await page
    .locator('.feedback button')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const ask = page.getByRole('button', { name: 'Ask AI' })
  await ask.click()
  const notice = await page.locator('.notice', { hasText: 'could not be loaded' }).boundingBox()
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan((await ask.boundingBox())?.y ?? 0)
})

test('at 320 pixels the names of settings wrap between their words', async () => {
  const page = await site.open('/docs/configuration/', { viewport: { width: 320, height: 640 } })
  const broken = await page.locator('.settings > li > :is(a, code)').evaluateAll((names) =>
    names.flatMap((name) =>
      [...name.childNodes].flatMap((part) => {
        if (part.nodeType !== Node.TEXT_NODE) return []
        const range = document.createRange()
        range.selectNodeContents(part)
        return range.getClientRects().length > 1 ? [name.textContent] : []
      }),
    ),
  )
  expect(broken).toEqual([])
})

test('at 320 pixels the search field says in full what it is for', async () => {
  const page = await site.open('/docs/quick-start/', { viewport: { width: 320, height: 640 } })
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await field.waitFor()
  const [room, needed] = await field.evaluate((input) => {
    const { font } = getComputedStyle(input)
    const context = document.createElement('canvas').getContext('2d')
    if (!context || !(input instanceof HTMLInputElement)) throw new Error('no canvas')
    context.font = font
    return [input.clientWidth, context.measureText(input.placeholder).width]
  })
  expect(room).toBeGreaterThanOrEqual(needed)
})
