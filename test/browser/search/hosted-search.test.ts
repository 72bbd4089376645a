import { liteClient } from 'algoliasearch/lite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hostedSearchOrigins } from '#client/model/hosted-search.ts'
import { axeFindings } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { type FakeProvider, startFakeProvider } from '#test/support/proxies/fake-provider.ts'
import { runSite, type SiteProcess } from '#test/support/site-process.ts'
import { visit } from '#test/support/visit.ts'

const ACCOUNT = { ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_API_KEY: 'search-only', ALGOLIA_INDEX: 'questdb' }
const FIRST = 'testapp-dsn.algolia.net'
const ORIGINS = hostedSearchOrigins(ACCOUNT.ALGOLIA_APP_ID)

let site: SiteProcess
let browser: Browser
let provider: FakeProvider

beforeAll(async () => {
  provider = await startFakeProvider()
  site = await runSite({ env: ACCOUNT })
  browser = await launchBrowser([
    `--host-resolver-rules=MAP *.algolia.net:443 127.0.0.1:${provider.port},MAP *.algolianet.com:443 127.0.0.1:${provider.port}`,
    '--ignore-certificate-errors',
  ])
})

beforeEach(() => {
  provider.behave({ rest: 'answers' })
  provider.asked.length = 0
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await provider?.close()
})

async function ask(query: string, { mayFail = false } = {}): Promise<Page> {
  const { page } = await visit(browser, `${site.url}/docs/`, { mayFail })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(query)
  return page
}

const hit = (page: Page) => page.getByRole('option', { name: /Setup/ })
const failure = (page: Page) => page.getByRole('alert').getByText('Unable to fetch results')
const hosts = () => provider.asked.map(({ host }) => host)

describe('a hosted search', () => {
  test('admits to the policy the hosts that the provider’s client asks, and no other', async () => {
    const policy = (await fetch(`${site.url}/docs/`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`connect-src 'self' ${ORIGINS.join(' ')};`)
    expect(policy.match(/https:/g)).toHaveLength(ORIGINS.length)
    const { transporter } = liteClient(ACCOUNT.ALGOLIA_APP_ID, ACCOUNT.ALGOLIA_API_KEY)
    const read = transporter.hosts.filter(({ accept }) => accept !== 'write')
    expect(read.map(({ protocol, url }) => `${protocol}://${url}`).sort()).toEqual([...ORIGINS].sort())
  })

  test('is asked with the account’s names, and answers', async () => {
    const page = await ask('setup')
    await hit(page).waitFor()
    expect(await page.getByRole('link', { name: 'Search by Algolia' }).isVisible()).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    const [question] = provider.asked.filter(({ body }) => body !== '')
    expect(question?.host).toBe(FIRST)
    expect(question?.url).toMatch(/^\/1\/indexes\/\*\/queries\?.*x-algolia-api-key=search-only.*=TESTAPP/)
    expect(JSON.parse(question?.body ?? '').requests[0]).toMatchObject({
      indexName: 'questdb',
      query: 'setup',
      hitsPerPage: 20,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      attributesToSnippet: expect.arrayContaining(['content:10']),
    })
  })

  test('has one place for a page, the next section below it, and its HTML as text with marks', async () => {
    const page = await ask('setup')
    await hit(page).waitFor()
    expect(await page.locator('.search-hit').allInnerTexts()).toEqual([
      'Setup',
      'Keys & rows\na < b in setup',
      'Keys & rows\na < b in setup',
    ])
    expect(await page.locator('.search-hit.below mark').allTextContents()).toEqual(['setup'])
    expect(await page.locator('.hit-trail').first().textContent()).toBe('Concepts › Deduplication')
  })

  test('is asked at its next host when one fails', async () => {
    provider.behave({ [FIRST]: 'fails', rest: 'answers' })
    const page = await ask('setup', { mayFail: true })
    await hit(page).waitFor()
    expect(hosts()[0]).toBe(FIRST)
    expect(new Set(hosts()).size).toBe(2)
  })

  test('is asked at its next host when one stalls, and the stalled one is left alone after that', async () => {
    provider.behave({ [FIRST]: 'stalls', rest: 'answers' })
    const page = await ask('setup', { mayFail: true })
    await hit(page).waitFor()
    provider.asked.length = 0
    await page.getByRole('combobox').fill('setup again')
    await expect.poll(() => provider.asked.some(({ body }) => body.includes('setup again'))).toBe(true)
    await hit(page).waitFor()
    expect(hosts()[0]).not.toBe(FIRST)
  })

  test('that fails at every host is told, and answers again when it has recovered', async () => {
    provider.behave({ rest: 'fails' })
    const page = await ask('setup', { mayFail: true })
    await failure(page).waitFor()
    expect(new Set(hosts()).size).toBe(ORIGINS.length)
    provider.behave({ rest: 'answers' })
    await page.getByRole('combobox').fill('setup again')
    await hit(page).waitFor()
  })
})
