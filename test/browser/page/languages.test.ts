import { expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'
import { mdx } from '#test/support/files/content-tree.ts'
import { until } from '#test/support/site-process.ts'

const library = (language: string, key: string, page: string) => `- language: ${language}
  key: ${key}
  name: client
  protocol: ilp
  page: ${page}
  repository: https://example.org/client
  description: Sends rows to the server.
`
const TABS = `<Tabs group="language">
<Tab value="python" label="Python">

In Python.

</Tab>
<Tab value="go" label="Go">

In Go.

</Tab>
</Tabs>
`
const LONG = 'Words.\n\n'.repeat(80)

const site = browserSite({
  content: {
    'data/client-libraries.yaml':
      library('Python', 'python', '/docs/clients/python/') + library('Go', 'go', '/docs/clients/go/'),
    'docs/clients/python.mdx': mdx(
      `${LONG}## Timestamps\n\n${LONG}## Data frames\n\n${LONG}`,
      'label: Python\n',
    ),
    'docs/clients/go.mdx': mdx(`${LONG}## Timestamps\n\n${LONG}`, 'label: Go\n').replace(
      'A page',
      'Another page',
    ),
    'docs/samples.mdx': mdx(TABS).replace('A page', 'Samples'),
    'navigation.yaml':
      '- /docs/\n- /docs/concept/symbol/\n- /docs/concept/partitions/\n- /docs/samples/\n- /docs/clients/python/\n- /docs/clients/go/\n',
  },
})

test('the same page for another language opens at the same section, else at its top', async () => {
  const page = await site.open('/docs/clients/python/#timestamps')
  const go = page.locator('.article .chips a', { hasText: 'Go' })
  await until(async () => (await go.getAttribute('href')) === '/docs/clients/go/#timestamps')
  expect(await page.locator('.chips [aria-current]').textContent()).toBe('Python')
  await page.evaluate(() => {
    window.location.hash = '#data-frames'
  })
  await until(async () => (await go.getAttribute('href')) === '/docs/clients/go/#data-frames')
  await go.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Another page' }).waitFor()
  await until(() => page.evaluate(() => window.scrollY === 0))
})

test('a language that was chosen once shows in tabs of samples, on other pages and the next time', async () => {
  const page = await site.open('/docs/clients/python/')
  await page.locator('.article .chips a', { hasText: 'Go' }).click()
  await page.getByRole('heading', { level: 1, name: 'Another page' }).waitFor()
  await until(() => page.evaluate(() => localStorage.getItem('docs-tabs')?.includes('"go"') ?? false))
  await page.goto(`${site.url}/docs/samples/`)
  await page.getByText('In Go.').waitFor()
  expect(await page.getByText('In Python.').isVisible()).toBe(false)
})

test('pages about a language have its mark in the sidebar', async () => {
  const page = await site.open('/docs/clients/python/')
  expect(await page.locator('.sidebar .lang-python').textContent()).toBe('Python')
  expect(await page.locator('.sidebar .lang-go').getAttribute('href')).toBe('/docs/clients/go/')
})
