import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { changesJson, holdBack, savesData } from '#test/support/browser/page-conditions.ts'
import { follow, heading } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { runSite, until } from '#test/support/site-process.ts'
import { siteYaml } from '#test/support/site-yaml.ts'
import { visit } from '#test/support/visit.ts'

const site = browserSite()

const SYMBOL = '/docs/concept/symbol/'
const PARTITIONS = '/docs/concept/partitions/'

const unfetched = (path: string) => site.visit(path, { mayFail: true, prepare: savesData })

const holdData = (page: Page) => holdBack(page, '**/data.json*')

/** Each value that the bar of progress comes to show, in the page itself: it does not wait for a test that is slow. */
async function watchProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const values: number[] = []
    Object.assign(window, { progress: values })
    const look = () => {
      const value = document.querySelector<HTMLProgressElement>('.progress-bar')?.value
      if (value !== undefined && value !== values.at(-1)) values.push(value)
    }
    new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { progress: number[] }).progress)
}

describe('a navigation', () => {
  test('that takes longer than 200 ms shows its progress, from 0.08 on in steps of 0.02, until it ends', async () => {
    const { page } = await unfetched(SYMBOL)
    const release = await holdData(page)
    const seen = await watchProgress(page)
    await follow(page, PARTITIONS)
    const bar = page.getByRole('progressbar', { name: 'Loading page' })
    await bar.waitFor()
    expect(await heading(page, 'Symbol').isVisible()).toBe(true)
    // Its value has no computed style; it moves as everything does.
    const quick = await bar.evaluate((element) => getComputedStyle(element).getPropertyValue('--quick'))
    expect(Number.parseFloat(quick)).toBe(0.2)
    await until(async () => (await seen()).length > 2)
    for (const [step, value] of (await seen()).entries()) expect(value).toBeCloseTo(0.08 + step * 0.02, 5)
    release()
    await heading(page, 'Partitions').waitFor()
    await bar.waitFor({ state: 'detached' })
  })

  test('that is quick shows none', async () => {
    const { page } = await site.visit(SYMBOL)
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('.progress-bar')) document.title = 'shown'
      }).observe(document.body, { childList: true })
    })
    await page.hover(`.docs-panel li:not(.group) > a[href="${PARTITIONS}"]`)
    await follow(page, PARTITIONS)
    await heading(page, 'Partitions').waitFor()
    expect(await page.title()).toContain('Partitions')
  })
})

describe('without a connection', () => {
  test('the reader is told, also that it is over', async () => {
    const { page } = await unfetched(SYMBOL)
    await page.context().setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await page.context().setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
  })

  test('a page that cannot be loaded is named in a red box, and Retry loads it with a spinner of 3 s', async () => {
    const { page } = await unfetched(SYMBOL)
    await page.context().setOffline(true)
    await follow(page, PARTITIONS)
    const box = page.getByRole('alert')
    await box.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
    expect(page.url()).toBe(site.url + PARTITIONS)
    expect(await page.title()).toContain('This page could not be loaded')
    const red = box.locator('.load-error', { hasText: '“Partitions” is not saved on this device' })
    expect(await red.evaluate((each) => getComputedStyle(each).borderColor)).toBe('rgb(255, 143, 138)')

    // The browser says that it is online, and then the site still takes its time.
    const release = await holdData(page)
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: true }))
    await box.getByRole('button', { name: 'Retry' }).click()
    const spinner = page.locator('.spinner')
    await spinner.waitFor({ state: 'attached' })
    expect(await spinner.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('3s')
    expect(await spinner.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.2s')
    await spinner.waitFor()
    await page.context().setOffline(false)
    release()
    await heading(page, 'Partitions').waitFor()
  })

  test('the page comes by itself when the connection does; a browser that says too early that it is online costs nothing', async () => {
    const { page } = await unfetched(SYMBOL)
    await page.route('**/concept/partitions/**', (route) => route.abort())
    await follow(page, PARTITIONS)
    await page.getByRole('alert').waitFor()
    const tried = page.waitForRequest((request) => request.method() === 'HEAD')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await tried
    await page.getByRole('alert').waitFor()
    await page.unroute('**/concept/partitions/**')
    await heading(page, 'Partitions').waitFor()
  })
})

test('a page that crashes is a page of its own in the look of the site, with what went wrong and a way to try again', async () => {
  const { page } = await unfetched(SYMBOL)
  await changesJson('**/concept/partitions/data.json*', (data) => Object.assign(data, { meta: null }))(page)
  await follow(page, PARTITIONS)
  await heading(page, 'This page crashed').waitFor()
  expect(await page.title()).toBe('Page Error')
  expect(await page.locator('.crash-message').textContent()).toContain('null')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await until(async () => (await ground()) === 'rgb(10, 18, 22)')
  await page.getByRole('button', { name: 'Try again' }).click()
  await heading(page, 'Partitions').waitFor()
})

describe('the banner about the base URL', () => {
  const banner = (page: Page) => page.getByText('The script of this site did not load.')
  const withoutScript = (path: string, files = '**/assets/entry.browser.*.js') =>
    site.open(path, {
      mayFail: true,
      withoutScripts: true,
      prepare: (page) => page.route(files, (route) => route.abort()),
    })

  test('shows on the home path when the script does not load', async () => {
    const page = await withoutScript('/docs/')
    await banner(page).waitFor()
    expect(await page.locator('.base-url-banner code').textContent()).toMatch(
      /^\/docs\/assets\/entry\.browser/,
    )
  })

  test('does not show while the script is on its way', async () => {
    const page = await site.open('/docs/', { mayFail: true })
    const answers = Promise.withResolvers<void>()
    await page.route('**/assets/entry.browser.*.js', async (route) => {
      await answers.promise
      await route.abort()
    })
    await page.goto(`${site.url}/docs/`, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(await banner(page).isVisible()).toBe(false)
    answers.resolve()
    await banner(page).waitFor()
  })

  test('shows at once when the styles do not load either', async () => {
    const page = await withoutScript('/docs/', '**/docs/assets/**')
    expect(await banner(page).isVisible()).toBe(true)
  })

  test('is on no other page, goes when the script comes, and is nothing for who has scripts off', async () => {
    const other = await withoutScript(SYMBOL)
    expect(await banner(other).count()).toBe(0)
    const { page } = await site.visit(`/docs/`)
    expect(await banner(page).count()).toBe(0)
    const { page: still } = await site.visit(`/docs/`, { javaScriptEnabled: false })
    expect(await still.locator('.base-url-banner').evaluate((each) => getComputedStyle(each).display)).toBe(
      'none',
    )
  })
})

test('an announcement is above every page, below the navbar, and cannot be closed', async () => {
  const announcement = { text: '9.1 is here.', link: { label: 'See what is new', href: '/docs/' } }
  const announcing = await runSite({ content: { 'site.yaml': await siteYaml({ announcement }) } })
  const { page } = await visit(site.browser, announcing.url + SYMBOL)
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  expect((await bar.textContent())?.trim()).toBe('9.1 is here. See what is new')
  expect(await bar.getByRole('button').count()).toBe(0)
  expect((await bar.boundingBox())?.y).toBe((await page.locator('.navbar').boundingBox())?.height)
})

describe('the introduction', () => {
  const lead = async (url: string) =>
    (await visit(site.browser, `${url}/docs/`)).page.locator('article > .lead').textContent()

  test('says what the product is, and speaks to readers in general', async () => {
    const { page } = await site.visit(`/docs/`)
    expect(await page.locator('article > .tagline').textContent()).toBe(
      'The fastest-growing open-source time-series database',
    )
    expect(await lead(site.url)).toContain('sensors, applications and machines')
  })

  test('speaks to those in finance when it is told to', async () => {
    const finance = await runSite({ env: { LEAD_IN: 'finance' } })
    expect(await lead(finance.url)).toContain('Market data and tick data')
  })
})

test('the footer has the legal pages, the invitations and the current year', async () => {
  const { page } = await site.visit(SYMBOL)
  const footer = page.locator('.footer')
  expect(await footer.getByText(`© ${new Date().getUTCFullYear()} QuestDB`).isVisible()).toBe(true)
  for (const [name, href] of [
    ['Privacy', '/privacy-notice/'],
    ['Terms', '/terms/'],
    ['community chat', 'https://slack.questdb.com/'],
    ['forum', 'https://community.questdb.com/'],
  ] as const)
    expect(await footer.getByRole('link', { name }).getAttribute('href')).toBe(href)
})
