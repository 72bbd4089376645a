import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { forbidsStorage, holdable } from '#test/support/browser/page-conditions.ts'
import { isFocused, placeOf } from '#test/support/browser/reader.ts'
import { modal, openSearch, SEARCH_API, SEARCHED_FROM } from '#test/support/browser/search-modal.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite({ content: 'search' })

/** Opens the hit that comes first for each query, and returns to the page with the modal open. */
async function openHits(page: Page, queries: readonly string[]): Promise<void> {
  for (const query of queries) {
    await page.keyboard.press('Control+k')
    await modal.input(page).fill(query)
    await modal.hits(page).getByText(query, { exact: true }).first().click()
    await modal.closed(page)
  }
  await modal.open(page)
}

describe('no results', () => {
  test('are said, with a way to report it, people to ask, and popular pages that keys reach; nonsense has no suggestion', async () => {
    const { page } = await openSearch(site, 'qqqqqqqqq')
    await modal.dialog(page).getByText('No results for “qqqqqqqqq”').waitFor()
    const text = await modal.dialog(page).textContent()
    expect(text).toContain('Believe this query should return results? Let us know.')
    expect(text).not.toContain('Try searching for')
    const report = await page.getByRole('link', { name: 'Let us know.' }).getAttribute('href')
    expect(report).toContain('/issues/new?title=Documentation+search%3A+no+results+for+qqqqqqqqq')
    const forum = modal.dialog(page).getByRole('link', { name: 'forum' })
    expect(await forum.getAttribute('href')).toBe('https://community.questdb.com/')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await until(async () => (await placeOf(page)) === '/docs/configuration/')
  })

  test('suggest a near word and the page that answers it', async () => {
    const { page } = await openSearch(site, 'kubernevolt')
    await modal.dialog(page).getByText('Try searching for').waitFor()
    const nearest = modal.dialog(page).getByRole('link', { name: 'Run on Kubernetes' })
    expect(await nearest.getAttribute('href')).toBe('/docs/deployment/kubernetes/')
    await modal.dialog(page).getByRole('link', { name: 'kubernetes', exact: true }).click()
    await modal.hits(page).first().waitFor()
    expect(await modal.input(page).inputValue()).toBe('kubernetes')
    expect(await isFocused(modal.input(page))).toBe(true)
  })
})

describe('an engine that does not answer', () => {
  const NETWORK = 'The server did not answer. You might want to check your network connection.'
  const SERVER = 'Search is not answeringThe server had a problem. Your connection is fine.'
  const FAILED = 'Unable to fetch results'
  test.each([
    ['that is away', FAILED + NETWORK, (route: Route) => route.abort()],
    ['that is busy', `${FAILED}Search is busy. Try again in a moment.`, answering({ status: 503, body: '' })],
    ['with an error', SERVER, answering({ status: 500, body: '' })],
    ['with nonsense', SERVER, answering({ body: '<html>' })],
  ])('%s is told apart, asked again with Retry, and with the next key', async (_, reason, fail) => {
    let failing = true
    const prepare = (page: Page) =>
      page.route(SEARCH_API, (route) => (failing ? fail(route) : route.continue()))
    const { page, said } = await openSearch(site, 'time', { mayFail: true, prepare })
    const alert = modal.dialog(page).getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toBe(`${reason}Retry`)
    expect(await page.getByRole('grid', { name: 'Popular' }).isVisible()).toBe(true)
    expect(said('warning').join()).toContain('The search does not answer')
    failing = false
    await modal.dialog(page).getByRole('button', { name: 'Retry' }).click()
    await modal.hits(page).first().waitFor()
    expect(await isFocused(modal.input(page))).toBe(true)
    failing = true
    await page.keyboard.type('z')
    await alert.waitFor()
    failing = false
    await page.keyboard.press('Backspace')
    await modal.hits(page).first().waitFor()
  })

  test('because there is no connection says that search needs one', async () => {
    const { page } = await openSearch(site, '', { mayFail: true })
    await page.context().setOffline(true)
    await page.keyboard.type('time')
    const alert = modal.dialog(page).getByRole('alert')
    await alert.getByText('You are offline. Search needs a connection.').waitFor()
    await page.context().setOffline(false)
  })

  function answering(answer: { status?: number; body: string }) {
    return (route: Route) => route.fulfill(answer)
  }
})

test('a slow answer leaves the window as high as it was and the old hits dimmed, and is said after three seconds', async () => {
  const { prepare, hold } = holdable(SEARCH_API)
  const { page } = await openSearch(site, 'time', { prepare })
  await modal.hits(page).first().waitFor()
  const panel = page.locator('.search-panel')
  const height = () => panel.evaluate((element) => element.clientHeight)
  const before = await height()
  const release = hold()
  await page.keyboard.type(' zones')
  await page.locator('.search-sign.stalled').waitFor()
  expect(await modal.hits(page).count()).toBeGreaterThan(0)
  expect(await height()).toBe(before)
  const list = page.locator('[aria-busy="true"] > .search-found')
  expect(Number(await list.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(1)
  await modal.dialog(page).getByText('This is taking longer than usual.').waitFor()
  release()
  await page.locator('[aria-busy="false"]').waitFor()
  expect(await modal.dialog(page).getByText('This is taking longer').count()).toBe(0)
})

describe('searches that are kept', () => {
  test('are the recent ones, which become favourites and go', async () => {
    const { page } = await site.visit(SEARCHED_FROM)
    await openHits(page, ['to_timestamp', 'SAMPLE BY'])
    expect(await page.locator('#search-recent .hit-title').allTextContents()).toEqual([
      'SAMPLE BY',
      'to_timestamp',
    ])
    await page.getByRole('button', { name: 'Save “SAMPLE BY” as a favorite' }).click()
    expect(await page.locator('.search-found h2').allTextContents()).toEqual([
      'Recent',
      'Favorites',
      'Popular',
    ])
    await page.getByRole('button', { name: 'Remove “to_timestamp”' }).click()
    await page.reload()
    await page.waitForSelector('html[data-hydrated]')
    await page.keyboard.press('Control+k')
    await page.locator('#search-favourites').waitFor()
    expect(await page.locator('.search-found h2').allTextContents()).toEqual(['Favorites', 'Popular'])
    await page.keyboard.press('Enter')
    await until(async () => (await placeOf(page)).startsWith('/docs/reference/sql/sample-by/'))
  })

  test('beyond ten favourites ask before the oldest makes room', async () => {
    const hit = (title: string) => ({ href: `/docs/${title}/`, title, trail: [] })
    const favourites = Array.from({ length: 10 }, (_, at) => hit(`Page ${at}`))
    const recent = [{ ...hit('New'), href: SEARCHED_FROM }]
    const { page } = await openSearch(site, '', {
      prepare: (fresh) =>
        fresh.addInitScript(
          (kept) => localStorage.setItem('docs-search', kept),
          JSON.stringify({ recent, favourites }),
        ),
    })
    const titles = () => page.locator('#search-favourites .hit-title').allTextContents()
    const answerOnce = (accepts: boolean) =>
      page.once('dialog', (question) => {
        expect(question.message()).toBe('Only 10 favorites are kept. Remove “Page 9” to add “New”?')
        void (accepts ? question.accept() : question.dismiss())
      })
    answerOnce(false)
    await page.getByRole('button', { name: 'Save “New” as a favorite' }).click()
    expect(await titles()).toContain('Page 9')
    answerOnce(true)
    await page.getByRole('button', { name: 'Save “New” as a favorite' }).click()
    await until(async () => (await titles())[0] === 'New')
    expect(await titles()).not.toContain('Page 9')
  })

  test('are kept for this document when there is no storage, with a warning', async () => {
    const { page, said } = await site.visit(SEARCHED_FROM, { prepare: forbidsStorage })
    await openHits(page, ['to_timestamp'])
    expect(await page.locator('#search-recent .hit-title').allTextContents()).toEqual(['to_timestamp'])
    expect(said('warning').join()).toContain('The browser has no storage')
  })
})
