import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import {
  follow,
  heading,
  hydrated,
  keeps,
  offlineSite,
  PARTITIONS,
  readToEnd,
  SYMBOL,
  WITH_WORKER,
} from '#test/support/browser/offline-site.ts'
import { contentTree } from '#test/support/files/content-tree.ts'
import { startSite, until } from '#test/support/site-process.ts'

const site = offlineSite()
const { newContext, read } = site

describe('the whole documentation', () => {
  const button = (page: Page, name: string) => page.locator('.footer').getByRole('button', { name })

  test('is there offline once it was asked for, with its progress shown, until it is removed', async () => {
    const page = await read('/docs/')
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLProgressElement>('.offline-copy progress')
        if (bar) seen.push(`${bar.getAttribute('aria-label')} ${bar.value} / ${bar.max}`)
      }).observe(document.body, { childList: true, subtree: true, attributes: true })
    })
    await button(page, 'Make available offline').click()
    await page.getByText('The documentation is available offline.').waitFor()
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toContain(
      'Storing the documentation 0 / 3',
    )
    expect(
      await button(page, 'Remove from this device').evaluate((each) => each === document.activeElement),
    ).toBe(true)

    await site.front.close()
    await page.goto(site.front.url + PARTITIONS)
    await heading(page, 'Partitions').waitFor()
    await page.getByText('The documentation is available offline.').waitFor()
    await follow(page, SYMBOL)
    await heading(page, 'Symbol').waitFor()

    await site.front.open()
    await button(page, 'Remove from this device').click()
    await button(page, 'Make available offline').waitFor()
    await until(async () =>
      (await page.evaluate(() => caches.keys())).every((name) => !name.includes('wanted')),
    )
  })

  test('is renewed by itself after a deploy', async () => {
    const page = await read('/docs/')
    await button(page, 'Make available offline').click()
    await page.getByText('The documentation is available offline.').waitFor()
    const content = await contentTree({
      'docs/concept/partitions.mdx':
        '---\ntitle: Partitions revised\ndescription: A page about partitions that a deploy has brought to the site.\n---\n\n## Where they are\n\nIn drawers.\n',
    })
    const next = await startSite({ env: { ...WITH_WORKER, CONTENT_DIR: content } })
    onTestFinished(() => void next.stop())
    site.front.lead(next.url)
    await page.reload()
    await page.getByText('The documentation is available offline.').waitFor()
    await site.front.close()
    await page.goto(site.front.url + PARTITIONS)
    await heading(page, 'Partitions revised').waitFor()
  })

  test('goes on after an interruption, and says so when it cannot', async () => {
    const page = await read('/docs/')
    site.front.mode = { status: 503 }
    await button(page, 'Make available offline').click()
    await page.getByText('Not all pages could be stored.').waitFor()
    site.front.mode = 'pass'
    await button(page, 'Try again').click()
    await page.getByText('The documentation is available offline.').waitFor()
  })

  test('speaks the language of the interface', async () => {
    const page = await read('/docs/')
    await page.evaluate(() => localStorage.setItem('docs-locale', 'de'))
    await page.reload()
    await button(page, 'Offline verfügbar machen').click()
    await page.getByText('Die Dokumentation ist offline verfügbar.').waitFor()
  })
})

test.each([390, 1440])(
  'axe finds nothing wrong with what is said about reading offline, at %d pixels',
  async (width) => {
    const context = await newContext({ viewport: { width, height: 900 }, bypassCSP: true })
    const page = await read(SYMBOL, context)
    const button = page.getByRole('button', { name: 'Make available offline' })
    expect(await axeFindings(page)).toEqual([])
    const scrolls = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect(await scrolls()).toBe(false)
    site.front.mode = 'hang'
    await button.press('Enter')
    await page.getByRole('progressbar', { name: 'Storing the documentation' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await site.front.close()
    await page.goto(site.front.url + PARTITIONS)
    await page.getByRole('navigation', { name: 'On this device' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await scrolls()).toBe(false)
  },
)

describe('a reader who saves data', () => {
  test('has nothing kept that was not asked for', async () => {
    const context = await newContext()
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const page = await context.newPage()
    await page.goto(site.front.url + SYMBOL)
    const offer = page.getByRole('button', { name: 'Make available offline' })
    await offer.waitFor()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    expect(site.front.asked.some(({ url }) => url.startsWith('/docs/sw.js'))).toBe(false)
    await offer.click()
    await page.getByText('The documentation is available offline.').waitFor()
  })
})

describe('where reading offline is turned off', () => {
  const workers = (page: Page) =>
    page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations()
      return all.map(({ waiting, active }) => ({
        waits: waiting !== null,
        replaces: active?.state === 'activating',
      }))
    })

  /**
   * A page of the site's origin that no worker answers, once the last has taken itself away: a
   * navigation through a worker that changes while a debugger is attached to it can be left
   * without an answer, therefore the workers are looked at from an address that none of them has.
   */
  async function workerlessPage(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    await page.goto(`${site.front.url}/livez`)
    await until(async () => (await workers(page)).length === 0)
    return page
  }

  test('an earlier worker takes away what it kept, and itself', async () => {
    const page = await read(SYMBOL)
    const without = await startSite()
    onTestFinished(() => void without.stop())
    site.front.lead(without.url)
    await page.reload()
    await hydrated(page)
    // While a debugger is attached to the earlier worker, Chromium lets its successor wait until its pages are closed.
    await until(async () => (await workers(page)).every(({ waits, replaces }) => waits || replaces))
    await page.close()
    const later = await workerlessPage(page.context())
    expect(await later.evaluate(() => caches.keys())).toEqual([])
    await later.goto(site.front.url + SYMBOL)
    await hydrated(later)
    expect(await later.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
    expect(await later.getByRole('button', { name: 'Make available offline' }).count()).toBe(0)
  })
})

describe('a device without room', () => {
  /** Lets the site have so many bytes more than it has. */
  async function limit(page: Page, more: number): Promise<void> {
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.front.url, quotaSize: usage + more })
  }

  test('still shows every page', async () => {
    const page = await read(SYMBOL)
    await limit(page, 0)
    await follow(page, PARTITIONS)
    await heading(page, 'Partitions').waitFor()
    await page.reload()
    await heading(page, 'Partitions').waitFor()
  })

  test('is told of when the whole documentation is asked for, and keeps none of it', async () => {
    const page = await read(SYMBOL)
    await limit(page, 0)
    await page.getByRole('button', { name: 'Make available offline' }).click()
    await page.getByText('There is not enough space on this device.').waitFor()
    await until(async () =>
      (await page.evaluate(() => caches.keys())).every((name) => !name.includes('wanted')),
    )
  })
})

describe('what the shown page does not need is not fetched with the first page', () => {
  async function readFirst(prepare: (page: Page) => Promise<void> = async () => {}) {
    const context = await site.newContext()
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    const page = await context.newPage()
    await prepare(page)
    await page.goto(site.front.url + SYMBOL)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const isAsked = (file: string) => asked.some((url) => url.includes(`/${file}.`))
    expect(['offline-parts', 'sw', 'search-modal'].filter(isAsked)).toEqual([])
    return { page, isAsked }
  }

  test('but with the second', async () => {
    const { page, isAsked } = await readFirst()
    await follow(page, PARTITIONS)
    await until(async () => isAsked('search-modal'))
    await keeps(page, PARTITIONS)
  })

  test('but for readers who stay', async () => {
    const { page, isAsked } = await readFirst((page) => page.clock.install())
    await page.clock.fastForward(10_000)
    await until(async () => isAsked('search-modal'))
    await keeps(page, SYMBOL)
  })

  test('but what keeps the page is, for readers who see its end', async () => {
    const { page, isAsked } = await readFirst()
    await readToEnd(page)
    await keeps(page, SYMBOL)
    expect(isAsked('search-modal')).toBe(false)
  })
})
