import { describe, expect, test } from 'vitest'
import { OFFLINE_PAGE } from '#client/offline/protocol.ts'
import { WITH_WORKER } from '#test/support/browser/offline-site.ts'
import { changesJson, connectsBy } from '#test/support/browser/page-conditions.ts'
import { heading, scrollTop } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite()
const offlineSite = browserSite({ env: WITH_WORKER })

describe('with scripts', () => {
  test('a click in the sidebar changes the page without loading a document', async () => {
    const { page, documents } = await site.visit('/docs/concept/symbol/')
    await page.click('#sidebar a[href="/docs/concept/partitions/"]')
    await heading(page, 'Partitions').waitFor()
    expect(documents()).toHaveLength(1)
    expect(await page.title()).toContain('Partitions')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${site.url}/docs/concept/partitions/`,
    )
    expect(await page.locator('#sidebar [aria-current=page]').textContent()).toBe('Partitions')
  })

  test('the first page keeps its content when the reader comes back to it', async () => {
    const { page, documents } = await site.visit('/docs/concept/partitions/')
    await page.click('main a:text("symbols")')
    await heading(page, 'Symbol').waitFor()
    await page.goBack()
    await page.getByText('In folders.').waitFor()
    expect(documents()).toHaveLength(1)
  })

  test('a link with a fragment scrolls to its heading', async () => {
    const { page } = await site.visit('/docs/concept/symbol/')
    await page.click('main a[href="/docs/concept/partitions/#where-they-are"]')
    await heading(page, 'Partitions').waitFor()
    await page.click('.toc a[href="#part-9"]')
    await until(async () => {
      const top = await page.locator('#part-9').evaluate((heading) => heading.getBoundingClientRect().top)
      return top >= 0 && top < 200
    })
    expect(page.url()).toBe(`${site.url}/docs/concept/partitions/#part-9`)
  })

  test('the data of a page is fetched when the pointer comes over its link', async () => {
    const { page, requested } = await site.visit('/docs/concept/symbol/')
    await page.hover('#sidebar a[href="/docs/"]')
    await until(async () => requested(/\/docs\/data\.json/).length > 0)
  })
})

describe('when the data of a page cannot be had', () => {
  test('the browser loads the whole page and says so', async () => {
    const { page, said, documents } = await site.visit('/docs/concept/symbol/', {
      mayFail: true,
      prepare: (fresh) => fresh.route('**/data.json*', (route) => route.abort()),
    })
    await page.click('#sidebar a[href="/docs/concept/partitions/"]')
    await heading(page, 'Partitions').waitFor()
    expect(documents()).toHaveLength(2)
    expect(said('warning').join()).toContain('The page /docs/concept/partitions/ is loaded as a whole')
  })

  test('the whole address is loaded, the way to its section and its query included', async () => {
    const { page } = await site.visit('/docs/concept/symbol/', {
      mayFail: true,
      prepare: (fresh) => fresh.route('**/data.json*', (route) => route.abort()),
    })
    const link = page.locator('main a[href="/docs/concept/partitions/#where-they-are"]')
    await link.evaluate((each: HTMLAnchorElement) => {
      each.href = '/docs/concept/partitions/?from=symbol#where-they-are'
      each.click()
    })
    await heading(page, 'Partitions').waitFor()
    expect(page.url()).toBe(`${site.url}/docs/concept/partitions/?from=symbol#where-they-are`)
    await until(async () => (await scrollTop(page)) > 0)
  })

  test('an address that was loaded whole in vain is not loaded whole again, but said to have failed', async () => {
    const documents: string[] = []
    const page = await offlineSite.open('/docs/concept/symbol/', {
      mayFail: true,
      serviceWorkers: 'block',
      prepare: async (fresh) => {
        await fresh.route('**/data.json*', (route) => route.abort())
        // The page is never the one that was asked for, as from a worker that answers in place of the server.
        await fresh.route('**/concept/partitions/', async (route) => {
          if (route.request().isNavigationRequest()) documents.push(route.request().url())
          await route.fulfill({ response: await fresh.request.fetch(offlineSite.url + OFFLINE_PAGE) })
        })
      },
    })
    await page.click('#sidebar a[href="/docs/concept/partitions/"]')
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor()
    await page.waitForTimeout(500)
    expect(documents).toHaveLength(1)
    expect(page.url()).toBe(`${offlineSite.url}/docs/concept/partitions/`)
  })

  test('a reader who has gone elsewhere meanwhile stays there', async () => {
    const failure = Promise.withResolvers<void>()
    const { page, documents } = await site.visit('/docs/concept/symbol/', {
      mayFail: true,
      prepare: (fresh) =>
        fresh.route('**/concept/partitions/data.json*', async (route) => {
          await failure.promise
          await route.abort()
        }),
    })
    await page.click('#sidebar a[href="/docs/concept/partitions/"]')
    await page.click('#sidebar a[href="/docs/"]')
    await heading(page, 'Introduction').waitFor()
    const failed = page.waitForEvent('requestfailed')
    failure.resolve()
    await failed
    await page.waitForTimeout(300)
    expect(documents()).toHaveLength(1)
    expect(page.url()).toBe(`${site.url}/docs/`)
  })

  test('data of another build loads the whole page', async () => {
    const { page, documents } = await site.visit('/docs/concept/symbol/', {
      prepare: changesJson('**/concept/partitions/data.json*', (data) =>
        Object.assign(data, { build: 'another' }),
      ),
    })
    await page.click('#sidebar a[href="/docs/concept/partitions/"]')
    await heading(page, 'Partitions').waitFor()
    expect(documents()).toHaveLength(2)
  })
})

test.each([
  ['who save data', { saveData: true, effectiveType: '4g' }],
  ['on 2g', { effectiveType: '2g' }],
])('nothing is fetched ahead for readers %s', async (_name, connection) => {
  const { page, requested } = await site.visit('/docs/', { prepare: connectsBy(connection) })
  await page.hover('main a:text("symbol type")')
  await page.waitForTimeout(300)
  expect(requested(/data\.json/)).toEqual([])
})

test('without scripts a page reads and navigates', async () => {
  const page = await site.open('/docs/', { javaScriptEnabled: false })
  expect(await page.getByText('On Linux.').isVisible()).toBe(true)
  expect(await page.getByText('On Windows.').isVisible()).toBe(true)
  await page.click('#sidebar a:text("Concepts")')
  expect(page.url()).toBe(`${site.url}/docs/concept/symbol/`)
  await page.click('#sidebar a[href="/docs/concept/partitions/"]')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Partitions')
})
