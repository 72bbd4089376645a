import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'
import { mdx } from '#test/support/files/content-tree.ts'
import { until } from '#test/support/site-process.ts'
import { withNavbar } from '#test/support/site-yaml.ts'

const site = browserSite({ script: 'build/dev.ts', content: {} })

const SYMBOL = 'docs/concept/symbol.mdx'
const open = () => site.open('/docs/concept/symbol/', { mayFail: true })

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(site.content, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

/** Writes a file over the site, until the test is over. */
async function replace(file: string, text: string): Promise<void> {
  const before = await readFile(join(site.content, file), 'utf8')
  onTestFinished(() => edit(file, () => before))
  await edit(file, () => text)
}

test('an open page shows an edit, then an error with its place, then the mended text', async () => {
  const page = await open()

  await edit(SYMBOL, (text) => text.replace('is stored once', 'is kept once'))
  await page.getByText('is kept once').waitFor()

  await edit(SYMBOL, (text) => `${text}\n<Unknown />\n`)
  await page.getByText('docs/concept/symbol.mdx:12:1').waitFor()
  expect(await page.locator('#content-errors').textContent()).toContain('unknown component <Unknown>')

  await edit(SYMBOL, (text) => text.replace('<Unknown />', 'Mended.'))
  await page.getByText('Mended.').waitFor()
})

test('a navbar item that cannot be shown is an error in the open page, with its configuration', async () => {
  const item = { position: 'right', type: 'docsVersionDropdown', versions: ['9.0'] }
  const page = await open()
  await replace('site.yaml', await withNavbar([item]))
  const error = page.locator('#content-errors', {
    hasText: 'the navbar names the version "9.0", which is missing',
  })
  await error.waitFor()
  expect(await error.textContent()).toContain(JSON.stringify(item))
})

test('a page with nothing to show is an error in the open page', async () => {
  const page = await open()
  await replace(SYMBOL, mdx(''))
  await page.getByText(`${SYMBOL}  the page has nothing to show`).waitFor()
})

test('an error that is mended before its page listens does not stay', async () => {
  const before = await readFile(join(site.content, SYMBOL), 'utf8')
  await replace(SYMBOL, mdx('<Unknown />'))
  await until(async () => (await fetch(`${site.url}/docs/`)).status === 500)
  const { page } = await site.visit('/docs/concept/symbol/', {
    mayFail: true,
    prepare: (opened) =>
      opened.route(
        '**/__dev/reload.js',
        async (route) => {
          await edit(SYMBOL, () => before)
          await until(async () => (await fetch(`${site.url}/docs/`)).ok)
          await route.continue()
        },
        // Another edit while the mended page listens would load it again, and so on.
        { times: 1 },
      ),
  })
  expect(await page.locator('#content-errors').count()).toBe(0)
})

test('links, Markdown links and fragments that lead nowhere are warnings, and the page is shown', async () => {
  const page = await open()
  await replace(SYMBOL, mdx('See [a](/docs/none/), [b](./none.mdx) and [c](#none).'))
  await page.getByText('See a, b and c.').waitFor()
  for (const warning of [
    'the link /docs/none/ leads to no page',
    'the link /docs/concept/none/ leads to no page',
    'the link #none leads to no heading of /docs/concept/symbol/',
  ])
    await until(async () => site.output().includes(warning))
})
