import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { launchBrowser } from '#test/support/browser.ts'
import { mdx } from '#test/support/content-tree.ts'
import { fixtureSite, type SiteProcess, startSite } from '#test/support/site-process.ts'

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

let content: string
let site: SiteProcess
let browser: Browser

beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'docs-content-'))
  await cp(fixtureSite('small'), content, { recursive: true })
  await writeFile(join(content, 'docs/gallery.mdx'), GALLERY)
  const navigation = await readFile(join(content, 'navigation.yaml'), 'utf8')
  await writeFile(join(content, 'navigation.yaml'), `- /docs/gallery/\n${navigation}`)
  site = await startSite({ env: { CONTENT_DIR: content } })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await rm(content, { recursive: true, force: true })
})

async function visit(path: string, width: number, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(site.url + path)
  if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-hydrated]')
  return page
}

const isVisible = (page: Page, selector: string) => page.locator(selector).first().isVisible()

describe.each([390, 820, 1440])('at %d pixels', (width) => {
  test.each(['/docs/', '/docs/gallery/', '/docs/nothing/'])(
    '%s has no accessibility finding',
    async (path) => {
      const page = await visit(path, width, { bypassCSP: true })
      await page.evaluate(
        await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
      )
      const findings = async () =>
        page.evaluate(async () => {
          const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run()
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
        })
      expect(await findings()).toEqual([])
      if (width < 996) {
        await page.getByRole('checkbox', { name: 'Documentation menu' }).check()
        expect(await findings()).toEqual([])
      }
    },
  )

  test('wide tables and listings scroll in their own boxes, the page does not', async () => {
    const page = await visit('/docs/gallery/', width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const overflows = (selector: string) =>
      page.locator(selector).evaluate((box) => box.scrollWidth > box.clientWidth)
    expect(await overflows('figure.table')).toBe(true)
    expect(await overflows('.sample pre')).toBe(true)
    expect(await overflows('figure.result')).toBe(true)
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
    expect(await page.locator('.copy-button').count()).toBe(await page.locator('figure.code').count())
  })

  test('move nothing when they appear', async () => {
    const served = await visit('/docs/gallery/', 1440, { javaScriptEnabled: false })
    const hydrated = await visit('/docs/gallery/', 1440)
    await hydrated.locator('.copy-button').first().waitFor({ state: 'attached' })
    const box = (page: Page) => page.locator('.article').boundingBox()
    expect(await box(hydrated)).toEqual(await box(served))
  })
})
