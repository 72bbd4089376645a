import { liteClient } from 'algoliasearch/lite'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { hostedSearchOrigins } from '#client/model/hosted-search.ts'
import { axeFindings } from '#test/support/browser/axe.ts'
import { browserSite } from '#test/support/browser-site.ts'

const ACCOUNT = { ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_API_KEY: 'search-only', ALGOLIA_INDEX: 'questdb' }
const FIRST = 'testapp-dsn.algolia.net'
const ORIGINS = hostedSearchOrigins(ACCOUNT.ALGOLIA_APP_ID)

const site = browserSite({ env: ACCOUNT })

const HIT = {
  objectID: '1',
  url: 'https://questdb.com/docs/concept/deduplication/#setup',
  type: 'lvl2',
  hierarchy: { lvl0: 'Concepts', lvl1: 'Deduplication', lvl2: 'Setup' },
  content: null,
}
/** The provider sends HTML. */
const BELOW = {
  objectID: '2',
  url: 'https://questdb.com/docs/concept/deduplication/#keys',
  type: 'content',
  hierarchy: { ...HIT.hierarchy, lvl2: 'Keys &amp; rows' },
  content: 'a &lt; b',
  _snippetResult: { content: { value: 'a &lt; b in <mark>setup</mark>' } },
}
const ELSEWHERE = { ...BELOW, objectID: '3', url: 'https://questdb.com/docs/concept/keys/' }
const EMPTY = { ...BELOW, objectID: '4', url: 'https://questdb.com/docs/concept/empty/', type: 'lvl3' }
const HITS = [HIT, BELOW, BELOW, ELSEWHERE, EMPTY]

type Behaviour = 'answers' | 'fails' | 'stalls'

let behaviourOf: (host: string) => Behaviour
/** Requests to the provider, in order. */
let asked: { host: string; url: string; body: string }[]

beforeEach(() => {
  behaviourOf = () => 'answers'
  asked = []
})

/** The search provider, as far as its client needs it. */
const withProvider = (page: Page) =>
  page.route(/^https:\/\/[^/]+\.algolia(?:net)?\.(?:net|com)\//, async (route) => {
    const request = route.request()
    const { host, pathname, search } = new URL(request.url())
    asked.push({ host, url: pathname + search, body: request.postData() ?? '' })
    const behaviour = behaviourOf(host)
    if (behaviour === 'stalls') return
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (behaviour === 'fails') await route.fulfill({ status: 503, headers, json: {} })
    else await route.fulfill({ headers, json: { results: [{ hits: HITS, nbHits: 5, query: '' }] } })
  })

async function ask(query: string, { mayFail = false } = {}): Promise<Page> {
  const page = await site.open('/docs/', { mayFail, prepare: withProvider })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(query)
  return page
}

const hit = (page: Page) => page.getByRole('option', { name: /Setup/ })
const failure = (page: Page) => page.getByRole('alert').getByText('Unable to fetch results')
const hosts = () => asked.map(({ host }) => host)

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
    const [question] = asked
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
      'Concepts › Deduplication\nSetup',
      'Keys & rows\na < b in setup',
      'Concepts › Deduplication\nKeys & rows\na < b in setup',
    ])
    expect(await page.locator('.search-hit.below mark').allTextContents()).toEqual(['setup'])
    expect(await page.locator('.hit-trail').first().textContent()).toBe('Concepts › Deduplication')
  })

  test('is asked at its next host when one fails', async () => {
    behaviourOf = (host) => (host === FIRST ? 'fails' : 'answers')
    const page = await ask('setup', { mayFail: true })
    await hit(page).waitFor()
    expect(hosts()[0]).toBe(FIRST)
    expect(new Set(hosts()).size).toBe(2)
  })

  test('is asked at its next host when one stalls, and the stalled one is left alone after that', async () => {
    behaviourOf = (host) => (host === FIRST ? 'stalls' : 'answers')
    const page = await ask('setup', { mayFail: true })
    await hit(page).waitFor()
    asked = []
    await page.getByRole('combobox').fill('setup again')
    await expect.poll(() => asked.some(({ body }) => body.includes('setup again'))).toBe(true)
    await hit(page).waitFor()
    expect(hosts()[0]).not.toBe(FIRST)
  })

  test('that fails at every host is told, and answers again when it has recovered', async () => {
    behaviourOf = () => 'fails'
    const page = await ask('setup', { mayFail: true })
    await failure(page).waitFor()
    expect(new Set(hosts()).size).toBe(ORIGINS.length)
    behaviourOf = () => 'answers'
    await page.getByRole('combobox').fill('setup again')
    await hit(page).waitFor()
  })
})
