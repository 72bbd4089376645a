import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { savesData } from '#test/support/browser/page-conditions.ts'
import { SEARCH_API, searchDialog, searchInput } from '#test/support/browser/search-modal.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite()
const SYMBOL = '/docs/concept/symbol/'
const PARTITIONS = '/docs/concept/partitions/'

// biome-ignore lint/suspicious/noExplicitAny: data of any form
type Data = any

/** Changes what an address answers, so that the part which shows it throws. */
const breaks = (address: string | RegExp, change: (data: Data) => unknown) => (page: Page) =>
  page.route(address, async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    change(data)
    await route.fulfill({ response, json: data })
  })

const SITE = '**/assets/site.*.json'

test.each<[part: string, address: string, change: (data: Data) => unknown, message: string]>([
  [
    'a navbar item',
    SITE,
    ({ config }) => {
      config.navbar.items[1] = { type: 'gone', label: 'Lost', position: 'left' }
    },
    'The navbar item {"type":"gone","label":"Lost","position":"left"} of site.yaml failed to render',
  ],
  [
    'the sidebar',
    SITE,
    (data) => Object.assign(data, { navigation: [{ kind: 'gone' }] }),
    'The sidebar failed',
  ],
  ['the footer', SITE, ({ config }) => Object.assign(config, { footer: null }), 'The footer failed'],
])(
  'a failure in %s is said on the console and takes nothing else away',
  async (_part, address, change, message) => {
    const { page, said } = await site.visit(SYMBOL, { mayFail: true, prepare: breaks(address, change) })
    await until(async () => said('error').join().includes(message))
    expect(await page.getByRole('heading', { level: 1, name: 'Symbol' }).isVisible()).toBe(true)
    expect(await page.locator('.crash').count()).toBe(0)
    await page.getByRole('button', { name: 'GitHub menu' }).press('Enter')
    expect(await page.locator('.repository > ul').isVisible()).toBe(true)
  },
)

test('a failure in what a page shows beside its article leaves the article', async () => {
  const { page, said } = await site.visit(SYMBOL, { mayFail: true, prepare: savesData })
  await breaks('**/data.json*', ({ meta }) => Object.assign(meta, { headings: null }))(page)
  await page.locator(`.docs-panel li:not(.group) > a[href="${PARTITIONS}"]`).click()
  await page.getByRole('heading', { level: 1, name: 'Partitions' }).waitFor()
  await until(async () => said('error').join().includes('The table of contents failed to render'))
  expect(await page.locator('.article p').first().isVisible()).toBe(true)
})

test('a failure in the search window is said in it, and the article is there when it closes', async () => {
  const { page } = await site.visit(SYMBOL, {
    mayFail: true,
    prepare: breaks(SEARCH_API, (data) => Object.assign(data, { places: [null] })),
  })
  await page.keyboard.press('Control+k')
  await searchInput(page).fill('symbol')
  await searchDialog(page).getByRole('alert').waitFor()
  await page.keyboard.press('Escape')
  await searchDialog(page).waitFor({ state: 'detached' })
  expect(await page.locator('.article').isVisible()).toBe(true)
})
