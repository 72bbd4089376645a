import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { axeFindings } from '#test/support/axe.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { contentTree } from '#test/support/content-tree.ts'
import { createFront, type Front } from '#test/support/front.ts'
import { fixtureSite, type SiteProcess, startSite, until } from '#test/support/site-process.ts'

const SYMBOL = '/docs/concept/symbol/'
const PARTITIONS = '/docs/concept/partitions/'
const WITH_WORKER = { OFFLINE: 'on' }

let site: SiteProcess
let front: Front
let browser: Browser

beforeAll(async () => {
  site = await startSite({ env: WITH_WORKER })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

beforeEach(async () => {
  front = await createFront(site.url)
  onTestFinished(() => front.close())
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]')
const follow = (page: Page, path: string) =>
  page.locator(`.docs-panel li:not(.group) > a[href="${path}"]`).click()

async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  onTestFinished(() => context.close())
  return context
}

/** The paths of the pages that are kept. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^docs-(?:visited|wanted)/.test(name))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

const keeps = (page: Page, path: string) => until(async () => (await keptPages(page)).includes(path))

/** Opens a page and waits until it is there for reading offline. */
async function read(path: string, context?: BrowserContext): Promise<Page> {
  const page = await (context ?? (await newContext())).newPage()
  await page.goto(front.url + path)
  await hydrated(page)
  await keeps(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

interface Loss {
  readonly name: string
  readonly lose: (page: Page) => Promise<void>
  readonly regain: (page: Page) => Promise<void>
}

/** The two ways in which there is no connection. */
const LOSSES: readonly Loss[] = [
  {
    name: 'the reader is offline',
    lose: (page) => page.context().setOffline(true),
    regain: (page) => page.context().setOffline(false),
  },
  {
    name: 'the site is gone',
    lose: () => front.close(),
    regain: () => front.open(),
  },
]

describe.each(LOSSES)('while $name', ({ lose, regain }) => {
  test('a page that was read can be read again, by its address', async () => {
    const page = await read(SYMBOL)
    await lose(page)
    await page.reload()
    await heading(page, 'Symbol').waitFor()
    expect(await page.title()).toContain('Symbol')
    await page.getByText('stored once').waitFor()
  })

  test('links lead to pages that were read, whether as documents or by navigation', async () => {
    const page = await read(SYMBOL)
    await follow(page, PARTITIONS)
    await heading(page, 'Partitions').waitFor()
    await keeps(page, PARTITIONS)
    await page.reload()
    await hydrated(page)
    await lose(page)
    await follow(page, SYMBOL)
    await heading(page, 'Symbol').waitFor()
    await page.goto(front.url + PARTITIONS)
    await heading(page, 'Partitions').waitFor()
  })

  test('the data of a page that was read can be fetched', async () => {
    const page = await read(SYMBOL)
    await lose(page)
    const title = await page.evaluate(async (path) => {
      const response = await fetch(`${path}data.json?v=any`)
      return (await response.json()).meta.title
    }, SYMBOL)
    expect(title).toBe('Symbol')
  })

  test('any other page is a page that says so, with those that can be read, until it is over', async () => {
    const page = await read(SYMBOL)
    await lose(page)
    await page.goto(front.url + PARTITIONS)
    const box = page.getByRole('alert')
    await box.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
    const kept = page.getByRole('navigation', { name: 'On this device' }).getByRole('link')
    await kept.first().waitFor()
    expect(await kept.allTextContents()).toEqual(['Symbol'])
    expect(page.url()).toBe(front.url + PARTITIONS)
    await regain(page)
    // A browser that knows that it is online again may have pressed it already.
    const retry = box.getByRole('button', { name: 'Retry' })
    await until(async () => {
      await retry.click({ timeout: 500 }).catch(() => {})
      return heading(page, 'Partitions').isVisible()
    })
  })

  test('the search page is the offline page', async () => {
    const page = await read(SYMBOL)
    await lose(page)
    await page.goto(`${front.url}/docs/search/?q=symbol`)
    await page.getByRole('alert').waitFor()
  })
})

describe('a site that answers late or with an error', () => {
  test('is not waited for when the page is kept', async () => {
    const page = await read(SYMBOL)
    front.mode = 'hang'
    await page.reload()
    await heading(page, 'Symbol').waitFor()
  })

  test('gives way to the page that is kept, on 503', async () => {
    const page = await read(SYMBOL)
    front.mode = { status: 503 }
    await page.reload()
    await heading(page, 'Symbol').waitFor()
  })

  test('is believed when it says that the page is gone', async () => {
    const page = await read(SYMBOL)
    const without = await contentTree({
      'docs/concept/symbol.mdx': null,
      'navigation.yaml': '- /docs/\n- group: Concepts\n  items:\n    - /docs/concept/partitions/\n',
      'redirects.yaml': '',
    })
    const next = await startSite({ env: { ...WITH_WORKER, CONTENT_DIR: without } })
    onTestFinished(() => void next.stop())
    front.lead(next.url)
    expect(await page.evaluate(async (path) => (await fetch(`${path}data.json`)).status, SYMBOL)).toBe(404)
    await until(async () => !(await keptPages(page)).includes(SYMBOL))
  })
})

describe('after a deploy', () => {
  const NEW_TEXT = 'Strings, kept in a new way.'

  async function deploy(name: string): Promise<void> {
    const text = await readFile(join(fixtureSite('small'), name), 'utf8')
    const content = await contentTree({ [name]: `${text}\n\n${NEW_TEXT}\n` })
    const next = await startSite({ env: { ...WITH_WORKER, CONTENT_DIR: content } })
    onTestFinished(() => void next.stop())
    front.lead(next.url)
  }

  test('the first document is that of the new build, and so is what is kept from then on', async () => {
    const page = await read(SYMBOL)
    const stores = () => page.evaluate(() => caches.keys())
    const before = await stores()
    await deploy('docs/concept/symbol.mdx')
    await page.reload()
    await page.getByText(NEW_TEXT).waitFor()
    // The new worker has taken the place of the old one, with what belonged to it.
    await until(async () => {
      const shells = (await stores()).filter((name) => name.startsWith('docs-shell'))
      return shells.length === 1 && !before.includes(shells[0] ?? '')
    })
    await page.reload()
    await hydrated(page)
    await until(async () =>
      page.evaluate(
        async ([path, text]) => (await (await caches.match(path))?.text())?.includes(text) === true,
        [SYMBOL, NEW_TEXT] as const,
      ),
    )
    await front.close()
    await page.reload()
    await page.getByText(NEW_TEXT).waitFor()
  })

  test('a document that is open notices it, and goes on with the new build', async () => {
    const page = await read(PARTITIONS)
    // Nothing on this page leads there, so that its data was not fetched ahead.
    await deploy('docs/index.mdx')
    await page.evaluate(() => Object.assign(window, { old: true }))
    await follow(page, '/docs/')
    await page.getByText(NEW_TEXT).waitFor()
    expect(await page.evaluate(() => 'old' in window)).toBe(false)
  })
})

describe('the worker leaves alone', () => {
  test('what is sent, what is asked for in part, the API and the probes', async () => {
    const page = await read(SYMBOL)
    await front.close()
    const outcomes = await page.evaluate(async (path) => {
      const ask = (url: string, options: RequestInit = {}) =>
        fetch(url, { cache: 'no-store', ...options }).then(
          ({ status }) => status,
          () => 'nobody answers',
        )
      return {
        kept: await ask(`${path}data.json`),
        missing: await ask('/docs/data.json'),
        post: await ask(`${path}data.json`, { method: 'POST', body: '{}' }),
        range: await ask(`${path}data.json`, { headers: { range: 'bytes=0-9' } }),
        head: await ask(`${path}data.json`, { method: 'HEAD' }),
        search: await ask('/docs/api/search/1/indexes/*/queries', { method: 'POST', body: '{}' }),
        metadata: await ask('/docs/api/metadata'),
        livez: await ask('/livez'),
        metrics: await ask('/metrics'),
        markdown: await ask('/docs/concept/symbol.md'),
      }
    }, SYMBOL)
    const { kept, missing, ...rest } = outcomes
    expect(kept).toBe(200)
    expect(missing).toBe(504)
    expect(new Set(Object.values(rest))).toEqual(new Set(['nobody answers']))
  })
})

test('of the pages that were read, the last 60 are kept', async () => {
  const page = await read(SYMBOL)
  await page.evaluate(async () => {
    const { build } = JSON.parse(document.getElementById('bootstrap')?.textContent ?? '').route
    for (let number = 0; number < 70; number++) {
      const { port1, port2 } = new MessageChannel()
      const kept = new Promise((resolve) => {
        port1.onmessage = resolve
      })
      const route = { kind: 'page', build, meta: { path: `/docs/page-${number}/` } }
      navigator.serviceWorker.controller?.postMessage({ kind: 'shown', route, files: [] }, [port2])
      await kept
    }
  })
  const kept = await keptPages(page)
  expect(kept).toHaveLength(60)
  expect(kept).not.toContain(SYMBOL)
  expect(kept[0]).toBe('/docs/page-10/')
})

describe('a device without room', () => {
  /** Lets the site have so many bytes more than it has. */
  async function limit(page: Page, more: number): Promise<void> {
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: usage + more })
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
    await page.getByText('There is not enough room on this device.').waitFor()
    await until(async () =>
      (await page.evaluate(() => caches.keys())).every((name) => !name.includes('wanted')),
    )
  })
})

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

    await front.close()
    await page.goto(front.url + PARTITIONS)
    await heading(page, 'Partitions').waitFor()
    await page.getByText('The documentation is available offline.').waitFor()
    await follow(page, SYMBOL)
    await heading(page, 'Symbol').waitFor()

    await front.open()
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
        '---\ntitle: Partitions anew\ndescription: A page about partitions that a deploy has brought to the site.\n---\n\n## Where they are\n\nIn drawers.\n',
    })
    const next = await startSite({ env: { ...WITH_WORKER, CONTENT_DIR: content } })
    onTestFinished(() => void next.stop())
    front.lead(next.url)
    await page.reload()
    await page.getByText('The documentation is available offline.').waitFor()
    await front.close()
    await page.goto(front.url + PARTITIONS)
    await heading(page, 'Partitions anew').waitFor()
  })

  test('goes on after an interruption, and says so when it cannot', async () => {
    const page = await read('/docs/')
    front.mode = { status: 503 }
    await button(page, 'Make available offline').click()
    await page.getByText('Not all pages could be stored.').waitFor()
    front.mode = 'pass'
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
    front.mode = 'hang'
    await button.press('Enter')
    await page.getByRole('progressbar', { name: 'Storing the documentation' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await front.close()
    await page.goto(front.url + PARTITIONS)
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
    await page.goto(front.url + SYMBOL)
    const offer = page.getByRole('button', { name: 'Make available offline' })
    await offer.waitFor()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    expect(front.asked.some(({ url }) => url.startsWith('/docs/sw.js'))).toBe(false)
    await offer.click()
    await page.getByText('The documentation is available offline.').waitFor()
  })
})

describe('where reading offline is turned off', () => {
  test('an earlier worker takes away what it kept, and itself', async () => {
    const page = await read(SYMBOL)
    const without = await startSite()
    onTestFinished(() => void without.stop())
    front.lead(without.url)
    await page.reload()
    await hydrated(page)
    await until(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0),
    )
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await page.reload()
    await hydrated(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
    expect(await page.getByRole('button', { name: 'Make available offline' }).count()).toBe(0)
  })
})
