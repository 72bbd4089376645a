import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#test/support/browser.ts'
import { fixtureSite, type SiteProcess, startSite } from '#test/support/site-process.ts'

let content: string
let site: SiteProcess
let browser: Browser
let page: Page

beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'docs-content-'))
  await cp(fixtureSite('small'), content, { recursive: true })
  site = await startSite({ script: 'build/dev.ts', env: { CONTENT_DIR: content } })
  browser = await launchBrowser()
  page = await browser.newPage()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await rm(content, { recursive: true, force: true })
})

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(join(content, file), change(await readFile(join(content, file), 'utf8')))
}

test('an open page shows an edit, then an error with its place, then the mended text', async () => {
  await page.goto(`${site.url}/docs/concept/symbol/`)
  await page.waitForSelector('html[data-hydrated]')

  await edit('docs/concept/symbol.mdx', (text) => text.replace('is stored once', 'is kept once'))
  await page.getByText('is kept once').waitFor()

  await edit('docs/concept/symbol.mdx', (text) => `${text}\n<Unknown />\n`)
  await page.getByText('docs/concept/symbol.mdx:12:1').waitFor()
  expect(await page.locator('#content-errors').textContent()).toContain('unknown component <Unknown>')

  await edit('docs/concept/symbol.mdx', (text) => text.replace('<Unknown />', 'Mended.'))
  await page.getByText('Mended.').waitFor()
})
