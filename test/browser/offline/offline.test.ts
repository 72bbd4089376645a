import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  keeps,
  keptPages,
  offlineSite,
  PARTITIONS,
  SYMBOL,
  WITH_WORKER,
} from '#test/support/browser/offline-site.ts'
import { follow, heading, hydrated } from '#test/support/browser/reader.ts'
import { fixtureSite } from '#test/support/files/content-tree.ts'
import { runSite, until } from '#test/support/site-process.ts'

const site = offlineSite()
const { read } = site

/** The two ways in which there is no connection. */
const LOSSES = [
  {
    name: 'the reader is offline',
    lose: (page: Page) => page.context().setOffline(true),
    regain: (page: Page) => page.context().setOffline(false),
  },
  { name: 'the site is gone', lose: () => site.front.close(), regain: () => site.front.open() },
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

  test('any other page is a page that says so, with those that can be read, until it is over', async () => {
    const page = await read(SYMBOL)
    await lose(page)
    await page.goto(site.front.url + PARTITIONS)
    const box = page.getByRole('alert')
    await box.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
    const kept = page.getByRole('navigation', { name: 'On this device' }).getByRole('link')
    await kept.first().waitFor()
    expect(await kept.allTextContents()).toEqual(['Symbol Concepts'])
    expect(page.url()).toBe(site.front.url + PARTITIONS)
    await regain(page)
    // A browser that knows that it is online again may have pressed it already.
    const retry = box.getByRole('button', { name: 'Retry' })
    await until(async () => {
      await retry.click({ timeout: 500 }).catch(() => {})
      return heading(page, 'Partitions').isVisible()
    })
  })
})

test('without a connection links lead to pages that were read, as documents or by navigation; the search page is the offline page', async () => {
  const page = await read(SYMBOL)
  await follow(page, PARTITIONS)
  await heading(page, 'Partitions').waitFor()
  await keeps(page, PARTITIONS)
  await page.reload()
  await hydrated(page)
  await site.front.close()
  await follow(page, SYMBOL)
  await heading(page, 'Symbol').waitFor()
  await page.goto(site.front.url + PARTITIONS)
  await heading(page, 'Partitions').waitFor()
  await page.goto(`${site.front.url}/docs/search/?q=symbol`)
  await page.getByRole('alert').waitFor()
})

test.each([
  ['answers too late', 'hang'],
  ['answers with 503', { status: 503 }],
] as const)('a site that %s gives way to the page that is kept', async (_what, mode) => {
  const page = await read(SYMBOL)
  site.front.mode = mode
  await page.reload()
  await heading(page, 'Symbol').waitFor()
})

test('a site is believed when it says that the page is gone', async () => {
  const page = await read(SYMBOL)
  const without = {
    'docs/concept/symbol.mdx': null,
    'navigation.yaml': '- /docs/\n- group: Concepts\n  items:\n    - /docs/concept/partitions/\n',
    'redirects.yaml': '',
  }
  const next = await runSite({ content: without, env: WITH_WORKER })
  site.front.lead(next.url)
  expect((await page.goto(site.front.url + SYMBOL))?.status()).toBe(404)
  await until(async () => !(await keptPages(page)).includes(SYMBOL))
})

describe('after a deploy', () => {
  const NEW_TEXT = 'Strings, kept in a new way.'

  async function deploy(name: string): Promise<void> {
    const text = await readFile(join(fixtureSite('small'), name), 'utf8')
    const content = { [name]: `${text}\n\n${NEW_TEXT}\n` }
    const next = await runSite({ content, env: WITH_WORKER })
    site.front.lead(next.url)
  }

  test('the first document is that of the new build, and so is what is kept from then on', async () => {
    const page = await read(SYMBOL)
    await deploy('docs/concept/symbol.mdx')
    await page.reload()
    await page.getByText(NEW_TEXT).waitFor()
    await hydrated(page)
    const build = await page.evaluate(
      () => JSON.parse(document.querySelector('#bootstrap')?.textContent ?? '').route.build,
    )
    for (const [path, text] of [
      [SYMBOL, NEW_TEXT],
      ['/docs/offline/', build],
    ])
      await until(async () =>
        page.evaluate(
          async ([path, text]) => (await (await caches.match(path))?.text())?.includes(text) === true,
          [path, text] as const,
        ),
      )
    // The new worker has taken the place of the old one, with what belonged to it.
    await until(async () => {
      const shells = (await page.evaluate(() => caches.keys())).filter((name) =>
        name.startsWith('docs-offline'),
      )
      return shells.length === 1 && shells[0]?.endsWith(build) === true
    })
    await page.reload()
    await hydrated(page)
    await site.front.close()
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

test('of the pages that were read, the last 60 are kept', async () => {
  const page = await read(SYMBOL)
  await page.evaluate(async () => {
    for (let number = 0; number < 70; number++) {
      const path = `/docs/page-${number}/`
      await (await caches.open(`docs-page ${path}`)).put(path, new Response(path))
    }
  })
  await follow(page, PARTITIONS)
  await keeps(page, PARTITIONS)
  await until(async () => (await keptPages(page)).length === 60)
  const kept = await keptPages(page)
  expect(kept).not.toContain(SYMBOL)
  expect(kept[0]).toBe('/docs/page-11/')
})
