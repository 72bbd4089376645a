import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { mdx } from '#test/support/files/content-tree.ts'
import { fixtureSite } from '#test/support/site-process.ts'
import type { VisitOptions } from '#test/support/visit.ts'

const WIDE = Array.from({ length: 9 }, (_, index) => `configuration_key_${index}`)

const GALLERY = mdx(`First words, with a [link](/docs/) and \`code\`.

## Callouts

:::note
One.
:::

:::danger[Rows are lost]
Two.
:::

## Listings

\`\`\`shell
$ docker ps --all \\
  --no-trunc
CONTAINER ID
$ docker stop questdb
\`\`\`

\`\`\`properties diff
-pg.enabled=true
+pg.enabled=false
\`\`\`

\`\`\`sql
SELECT ${WIDE.join(', ')} FROM trades;
\`\`\`

\`\`\`result
${WIDE.join(' | ')}
${WIDE.map(() => 'null').join(' | ')}
\`\`\`

## Tables

| ${WIDE.join(' | ')} |
|${WIDE.map(() => '---|').join('')}
| ${WIDE.map((name) => `\`${name}\``).join(' | ')} |
| ${WIDE.join(' | ')} |

### Steps

<Steps>

1. Do this.
2. Then that.

</Steps>`)

const site = browserSite({
  files: async () => ({
    'docs/gallery.mdx': GALLERY,
    'navigation.yaml': `- /docs/gallery/\n${await readFile(join(fixtureSite('small'), 'navigation.yaml'), 'utf8')}`,
  }),
})

const visit = (path: string, width: number, options: VisitOptions = {}) =>
  site.open(path, { viewport: { width, height: 900 }, ...options })

const isVisible = (page: Page, selector: string) => page.locator(selector).first().isVisible()

describe.each([390, 820, 1440])('at %d pixels', (width) => {
  test.each(['/docs/', '/docs/gallery/', '/docs/nothing/'])(
    '%s has no accessibility finding',
    async (path) => {
      const page = await visit(path, width, { bypassCSP: true, mayFail: path === '/docs/nothing/' })
      expect(await axeFindings(page)).toEqual([])
      // The menu is the same on every page.
      if (width < 996 && path === '/docs/gallery/') {
        await page.getByRole('checkbox', { name: 'Documentation menu' }).check()
        expect(await axeFindings(page)).toEqual([])
      }
    },
  )

  test('wide tables and listings scroll in their own boxes, the page does not', async () => {
    const page = await visit('/docs/gallery/', width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // A result that is too wide for a phone is turned there: each row is a list.
    const boxes = ['figure.table > div', '.sample pre', ...(width < 820 ? [] : ['figure.result'])]
    for (const selector of boxes) {
      const box = page.locator(selector)
      // Blocks far below a phone's screen are not laid out.
      await box.scrollIntoViewIfNeeded()
      await expect.poll(() => box.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(true)
    }
  })
})

describe('without scripts on a small screen', () => {
  const noScripts = { javaScriptEnabled: false }

  test('the menu opens, leads to a page and closes', async () => {
    const page = await visit('/docs/', 390, noScripts)
    expect(await isVisible(page, '#sidebar a[href="/docs/gallery/"]')).toBe(false)
    await page.getByRole('checkbox', { name: 'Documentation menu' }).check()
    await page.click('#sidebar a[href="/docs/gallery/"]')
    await page.getByRole('heading', { level: 1, name: 'A page' }).waitFor()
    expect(await isVisible(page, '#sidebar a')).toBe(false)
  })

  test('the table of contents folds out', async () => {
    const page = await visit('/docs/gallery/', 390, noScripts)
    expect(await isVisible(page, '.toc a')).toBe(false)
    await page.click('.toc-label')
    expect(await isVisible(page, '.toc a')).toBe(true)
  })

  test('every tab is readable under its name', async () => {
    const page = await visit('/docs/', 390, noScripts)
    expect(await page.getByText('On Linux.').isVisible()).toBe(true)
    expect(await page.getByText('On Windows.').isVisible()).toBe(true)
  })
})

test('the menu closes on the page that it led to without a document load', async () => {
  const page = await visit('/docs/', 390)
  const menu = page.getByRole('checkbox', { name: 'Documentation menu' })
  await menu.check()
  await page.click('#sidebar a[href="/docs/gallery/"]')
  await page.getByRole('heading', { level: 1, name: 'A page' }).waitFor()
  expect(await menu.isChecked()).toBe(false)
})

describe('copy buttons', () => {
  const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
  const copy = async (page: Page, listing: number) => {
    await page.locator('figure.code').nth(listing).getByRole('button', { name: 'Copy code' }).click()
    await page.getByRole('status').getByText('Copied').waitFor()
    return page.evaluate(() => navigator.clipboard.readText())
  }

  test('copy commands without prompts and output, and a change as it is afterwards', async () => {
    const page = await visit('/docs/gallery/', 1440, clipboard)
    expect(await copy(page, 0)).toBe('docker ps --all \\\n  --no-trunc\ndocker stop questdb')
    expect(await copy(page, 1)).toBe('pg.enabled=false')
  })

  test('come to a page that was navigated to, one for each listing', async () => {
    const page = await visit('/docs/concept/symbol/', 1440, clipboard)
    await page.click('#sidebar a[href="/docs/gallery/"]')
    expect(await copy(page, 2)).toContain('FROM trades;')
    expect(await page.locator('.code .copy-button').count()).toBe(await page.locator('figure.code').count())
  })

  test('move nothing when they appear', async () => {
    const served = await visit('/docs/gallery/', 1440, { javaScriptEnabled: false })
    const hydrated = await visit('/docs/gallery/', 1440)
    await hydrated.locator('.code .copy-button').first().waitFor({ state: 'attached' })
    const box = (page: Page) => page.locator('.article').boundingBox()
    expect(await box(hydrated)).toEqual(await box(served))
  })
})

test('it is dark whatever is stored or preferred, from the first paint on', async () => {
  const page = await visit('/docs/', 1440, {
    colorScheme: 'light',
    prepare: (fresh) => fresh.addInitScript(() => localStorage.setItem('theme', 'light')),
  })
  const scheme = (each: Page) =>
    each.evaluate(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement)
      return [document.documentElement.dataset.theme, colorScheme, backgroundColor]
    })
  const dark = ['dark', 'dark', 'rgb(10, 18, 22)']
  expect(await scheme(page)).toEqual(dark)
  // Without a script there is nothing that could change it after the first paint.
  expect(
    await scheme(await visit('/docs/', 1440, { colorScheme: 'light', javaScriptEnabled: false })),
  ).toEqual(dark)
})
