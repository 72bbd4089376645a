import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLIPBOARD, copiedText } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const LONG = '/docs/concept/partitions/'

const site = browserSite()

test('breadcrumbs include the page itself for search engines, and violate no policy', async () => {
  const { page, said } = await site.visit(LONG)
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(json ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Concepts', item: `${site.url}/docs/concept/symbol/` },
      // The page itself needs no address (schema.org).
      { '@type': 'ListItem', position: 2, name: 'Partitions' },
    ],
  })
  expect([...said('error'), ...said('warning')]).toEqual([])
})

describe('the table of contents', () => {
  const active = (page: Page) => page.locator('.toc [aria-current]').allTextContents()

  test('marks the section that is being read', async () => {
    const page = await site.open(LONG)
    expect(await active(page)).toEqual([])
    await page.evaluate(() => document.getElementById('part-3')?.scrollIntoView())
    await until(async () => (await active(page)).join() === 'Part 3')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const last = (await page.locator('.toc li').allTextContents()).at(-1)
    await until(async () => (await active(page)).join() === last)
    await page.evaluate(() => window.scrollTo(0, 0))
    await until(async () => (await active(page)).length === 0)
  })

  test('fades at its end alone', async () => {
    const page = await site.open(LONG, { viewport: { width: 1440, height: 300 } })
    const within = await page.locator('.toc ul').evaluate((list) => getComputedStyle(list, '::after').display)
    expect(within).toBe('none')
  })

  test('starts again on another page', async () => {
    const page = await site.open(`${LONG}#part-3`)
    await until(async () => (await active(page)).join() === 'Part 3')
    await page.locator('.docs-panel a[href="/docs/concept/symbol/"]').last().click()
    await page.getByRole('heading', { level: 1, name: 'Symbol' }).waitFor()
    await until(async () => !(await active(page)).includes('Part 3'))
  })
})

describe('copying', () => {
  test('a heading that is pressed gives its link, and becomes the address', async () => {
    const page = await site.open(LONG, CLIPBOARD)
    await page.click('#part-2 > a')
    await page.getByRole('status').getByText('Link copied').waitFor()
    expect(await copiedText(page)).toBe(`${site.url}${LONG}#part-2`)
    expect(page.url()).toBe(`${site.url}${LONG}#part-2`)
  })

  test('the page is copied as its Markdown document', async () => {
    const page = await site.open(LONG, CLIPBOARD)
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
    await page.getByRole('status').getByText('Copied').waitFor()
    expect(await copiedText(page)).toBe(await (await fetch(`${site.url}/docs/concept/partitions.md`)).text())
  })

  test('a page that cannot be fetched for it is said to be so', async () => {
    const { page, said } = await site.visit(LONG, { ...CLIPBOARD, mayFail: true })
    await page.route('**/*.md', (route) => route.abort())
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
    await page.getByRole('status').getByText('The page could not be copied').waitFor()
    expect(said('warning').join()).toContain('/docs/concept/partitions.md cannot be copied')
  })
})

test('assistants are links, and nothing of theirs is loaded', async () => {
  const { page, requested } = await site.visit(LONG)
  await page.getByRole('button', { name: 'Open in' }).press('Enter')
  const links = await page
    .locator('.page-menu li a')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  const question = encodeURIComponent(
    `Read ${site.url}/docs/concept/partitions.md and answer questions about it.`,
  )
  expect(links).toEqual([
    '/docs/concept/partitions.md',
    `https://chatgpt.com/?q=${question}`,
    `https://claude.ai/new?q=${question}`,
    '/docs/llms.txt',
  ])
  expect(requested(/./).filter(({ origin }) => origin !== site.url)).toEqual([])
})

describe('the foot of a page', () => {
  test('leads to the pages before and after, and to the source', async () => {
    const page = await site.open('/docs/concept/symbol/')
    expect(await page.locator('.page-links [rel=prev]').getAttribute('href')).toBe('/docs/')
    expect(await page.locator('.page-links [rel=next]').getAttribute('href')).toBe(LONG)
    expect(await page.locator('.edit-link').getAttribute('href')).toBe(
      'https://github.com/questdb/documentation/edit/main/content/docs/concept/symbol.mdx',
    )
  })

  test('has no date where no history is known', async () => {
    const page = await site.open('/docs/concept/symbol/')
    expect(await page.locator('.article-meta time').count()).toBe(0)
  })
})

test('the skip link leads to the content', async () => {
  const page = await site.open(LONG)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await until(() => page.evaluate(() => document.activeElement?.id === 'content'))
})
