import { expect, test } from 'vitest'
import { changesJson, savesData } from '#test/support/browser/page-conditions.ts'
import { follow, heading } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite()
const SYMBOL = '/docs/concept/symbol/'
const PARTITIONS = '/docs/concept/partitions/'

const SITE = '**/assets/site.*.json'

test.each<[part: string, address: string, change: Parameters<typeof changesJson>[1], message: string]>([
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
    const { page, said } = await site.visit(SYMBOL, { mayFail: true, prepare: changesJson(address, change) })
    await until(async () => said('error').join().includes(message))
    expect(await heading(page, 'Symbol').isVisible()).toBe(true)
    expect(await page.locator('.crash').count()).toBe(0)
    await page.getByRole('button', { name: 'GitHub menu' }).press('Enter')
    expect(await page.locator('.repository > ul').isVisible()).toBe(true)
  },
)

test('a failure in what a page shows beside its article leaves the article', async () => {
  const { page, said } = await site.visit(SYMBOL, { mayFail: true, prepare: savesData })
  await changesJson('**/data.json*', ({ meta }) => Object.assign(meta, { headings: null }))(page)
  await follow(page, PARTITIONS)
  await heading(page, 'Partitions').waitFor()
  await until(async () => said('error').join().includes('The table of contents failed to render'))
  expect(await page.locator('.article p').first().isVisible()).toBe(true)
})
