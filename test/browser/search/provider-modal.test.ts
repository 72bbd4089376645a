import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { PATIENCE_MS } from '#test/support/browser.ts'
import { browserSite } from '#test/support/browser-site.ts'

/** The hosted provider's own modal, pointed at this site. */
const SCRIPT = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { DocSearchModal } from '@docsearch/react/modal'
  const host = { url: location.host + '/docs/api/search', accept: 'readWrite', protocol: 'http' }
  const transformSearchClient = (client) => (client.transporter.hosts.splice(0, 9, host), client)
  const searchParameters = { facetFilters: ['language:en', ['docusaurus_tag:default']] }
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(createElement(DocSearchModal, {
    appId: 'any', apiKey: 'any', indexName: 'docs', initialScrollY: 0, transformSearchClient, searchParameters,
  }))
`

const site = browserSite({ content: 'search' })
let page: Page

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: ROOT },
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    write: false,
  })
  // Its logo has a style element, which the policy of this site refuses.
  page = await site.browser.newPage({ bypassCSP: true, javaScriptEnabled: true })
  page.setDefaultTimeout(PATIENCE_MS)
  await page.route('**/modal.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' }),
  )
  await page.route('**/modal.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<body><script src="/modal.js" defer></script>' }),
  )
  await page.goto(`${site.url}/modal.html`)
})

test("the provider's own modal shows the hits of this site, grouped and marked", async () => {
  await page.fill('.DocSearch-Input', 'to_timestamp')
  const hit = page.locator('.DocSearch-Hit').first()
  await hit.waitFor()
  expect(await page.locator('.DocSearch-Hit-source').first().textContent()).toBe('Reference')
  expect(await hit.locator('mark').first().textContent()).toBe('to_timestamp')
  expect(await hit.locator('a').getAttribute('href')).toBe(
    `${site.url}/docs/reference/function/date-time/#to_timestamp`,
  )
})
