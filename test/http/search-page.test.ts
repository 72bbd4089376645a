import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { createTestServer } from '#test/support/load-fixture.ts'

const { server, metrics: counted, get } = await createTestServer({ content: 'search' })
const bootstrapOf = (html: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')

describe('the search page', () => {
  test('is a form before anything is asked', async () => {
    const { status, text, headers } = await get('/docs/search/')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(text).toContain('<form class="search-form" action="/docs/search/">')
    expect(text).toMatch(/<input id="search-query" type="search"[^>]*maxLength="2000"/)
    expect(text).toContain('aria-label="Search the documentation"')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).toContain('<link rel="search" type="application/opensearchdescription+xml"')
    expect(text).not.toContain('No results')
  })

  test('shows what was found, marked and counted, the best first', async () => {
    const { text } = await get('/docs/search/?q=timestamp')
    expect(text).toContain('<title>Search results for “timestamp” | ')
    expect(text).toMatch(/\d+ results? for “timestamp”/)
    const hrefs = Array.from(text.matchAll(/<h2><a href="([^"]+)"/g), ([, href]) => href)
    expect(hrefs).toEqual(bootstrapOf(text).route.places.map(({ href }: { href: string }) => href))
    expect(text).toContain(
      'href="/docs/reference/function/date-time/#to_timestamp"><mark>to_timestamp</mark>',
    )
    expect(text).toContain('value="timestamp"')
  })

  test('is data for a navigation to it', async () => {
    const { status, headers, body } = await get('/docs/search/data.json?q=timestamp&kind=function&v=any')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toEqual(bootstrapOf((await get('/docs/search/?q=timestamp&kind=function')).text).route)
    expect((await request(server).post('/docs/search/data.json')).status).toBe(405)
  })

  test('is Markdown for who prefers it: titles, addresses and what is found there', async () => {
    const list = await get('/docs/search/?q=timestamp&kind=function').set('accept', 'text/markdown')
    expect([list.status, list.type]).toEqual([200, 'text/markdown'])
    expect(list.headers.vary).toContain('Accept')
    expect(list.text).toMatch(/^\d+ of \d+ results; searched for: timestamp\./)
    expect(list.text).toContain('/docs/reference/function/date-time/#to_timestamp\n')
    const none = await get('/docs/search/?q=xqzzyvw').set('accept', 'text/markdown')
    expect(none.text).toContain('Nothing answers "xqzzyvw".')
    expect((await get('/docs/search/').set('accept', 'text/markdown')).status).toBe(200)
  })

  test('narrows to one kind', async () => {
    const { text } = await get('/docs/search/?q=threads&kind=setting')
    const { route } = bootstrapOf(text)
    expect(new Set(route.places.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['setting']))
    expect(route.kinds).toContain('setting')
    expect(route.total).toBeGreaterThan(0)
    expect(text).toContain('<a href="/docs/search/?q=threads&amp;kind=setting" aria-current="page">')
    expect(text).toContain('<input type="hidden" name="kind" value="setting"/>')
  })

  test('has 20 results a page and links to those before and after', async () => {
    const { route } = bootstrapOf((await get('/docs/search/?q=a')).text)
    expect(route.total).toBeGreaterThan(0)
    const found: string[] = []
    for (let at = 1; at <= route.pages; at++) {
      const { places } = bootstrapOf((await get(`/docs/search/?q=a&page=${at}`)).text).route
      if (at < route.pages) expect(places).toHaveLength(20)
      expect(places.length).toBeGreaterThan(0)
      found.push(...places.map(({ href }: { href: string }) => href))
    }
    expect(found).toHaveLength(route.total)
    const paths = found.map((href) => href.split('#')[0])
    expect(new Set(paths).size).toBe(paths.length)
    const last = await get('/docs/search/?q=the+tests+of+search&page=99')
    const lastPage = bootstrapOf(last.text).route
    expect(lastPage.page).toBe(lastPage.pages)
    const first = (await get('/docs/search/?q=the+tests+of+search')).text
    if (lastPage.pages > 1) {
      expect(last.text).toContain('rel="prev" href="/docs/search/?q=the+tests+of+search')
      expect(first).toContain('rel="next" href="/docs/search/?q=the+tests+of+search&amp;page=2"')
    }
    expect(first).not.toContain('rel="prev"')
  })

  test('says that there is nothing in the words of the specification', async () => {
    const { status, text } = await get('/docs/search/?q=qqqqqqqqqqqqq')
    expect(status).toBe(200)
    expect(text).toContain('No results for “qqqqqqqqqqqqq”')
    expect(text).toMatch(
      /class="no-results">.*<a href="https:\/\/community\.questdb\.com\/"[^>]*>forum<.*<\/section>/s,
    )
    expect(text).toMatch(/Believe this query should return results\?(?:<!-- -->)? <a href="/)
    expect(text).toContain('>Let us know.</a>')
    const metrics = await counted.registry.metrics()
    expect(metrics).toContain('search_without_results_total{asked="page"} 1')
  })

  test('suggests nothing for nonsense, near words for a word that no page has, and popular pages while nothing is asked', async () => {
    const nonsense = await get('/docs/search/?q=qqqqqqqqqqqqq')
    expect(nonsense.text).not.toContain('Try searching for')
    expect(bootstrapOf(nonsense.text).route).toMatchObject({ suggestions: [], nearest: [] })
    const near = (await get('/docs/search/?q=kubernevolt')).text
    expect(near).toContain('Try searching for')
    expect(near).toContain('href="/docs/search/?q=kubernetes"')
    expect((await get('/docs/search/')).text).toMatch(/<h2>Popular<\/h2><div class="cards"><a class="card"/)
  })

  test('are JSON for the window: the same hits with shorter snippets, as runs of text', async () => {
    const { body, headers } = await get('/docs/api/search/?q=timestamp&words=5')
    expect(headers['cache-control']).toBe('no-store')
    const { route } = bootstrapOf((await get('/docs/search/?q=timestamp')).text)
    const hrefs = (list: { href: string }[]) => list.map(({ href }) => href)
    expect(hrefs(body.places)).toEqual(hrefs(route.places))
    for (const { snippet } of body.places) {
      const text = snippet.map((run: { text: string }) => run.text).join('')
      expect(text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0).toBeLessThanOrEqual(12)
    }
    expect(body.places[0].title).toContainEqual({ text: expect.any(String), marked: true })
  })

  test.each([
    '%3Cscript%3Ealert(1)%3C/script%3E',
    'a&q=b&q[]=c&page[]=1&kind=x&kind=y',
    '%00%1b',
    `${'a'.repeat(5000)}`,
    '(a%2B)%2B$',
  ])('takes q=%s', async (query) => {
    const { status, text } = await get(`/docs/search/?q=${query}`)
    expect(status).toBe(200)
    expect(text).not.toMatch(/<script>alert|<img src=x/)
    expect(bootstrapOf(text).route.query.length).toBeLessThanOrEqual(2000)
  })

  test.each(['/docs/search?q=a%20b', '/docs/search/index.html?q=a%20b'])(
    '%s leads to it',
    async (address) => {
      const answer = await get(address)
      expect([answer.status, answer.headers.location]).toEqual([308, '/docs/search/?q=a%20b'])
    },
  )
})

test('the not-found page suggests by the words of the address and has a search box', async () => {
  const answer = await get('/docs/how/kuberentes-cluster/')
  expect(answer.status).toBe(404)
  expect(answer.text).toContain('<a class="card" href="/docs/deployment/kubernetes/">')
  expect(answer.text).toContain('id="search-query"')
})

describe('a message that no page quotes', () => {
  const MESSAGE = 'E could not create table within timeout [table=trades, timeout=5000]'

  test('is said to be undocumented on the search page, with what comes nearest', async () => {
    const { text } = await get(`/docs/search/?q=${encodeURIComponent(MESSAGE)}`)
    expect(text).toContain('No page quotes this message. The closest matches:')
    expect(bootstrapOf(text).route.total).toBeGreaterThan(0)
  })

  test('has no address below /docs/go/, which says so and offers what comes nearest', async () => {
    const { status, text } = await get(`/docs/go/${encodeURIComponent(MESSAGE)}`)
    expect(status).toBe(404)
    expect(text).toContain('No page quotes this message.')
    expect(bootstrapOf(text).route.nearest.length).toBeGreaterThan(0)
  })
})

describe('a symbol', () => {
  test('is an address', async () => {
    for (const name of ['dateadd', 'DateAdd', 'dateadd()', 'dateadd/']) {
      const answer = await get(`/docs/go/${name}`)
      expect([answer.status, answer.headers.location]).toEqual([
        302,
        '/docs/reference/function/date-time/#dateadd',
      ])
    }
    expect((await get('/docs/go/sample%20by')).headers.location).toBe('/docs/reference/sql/sample-by/')
    expect((await get('/docs/go/%3C%3E')).headers.location).toMatch(
      /^\/docs\/reference\/operators\/comparison\/#/,
    )
  })

  test('is JSON', async () => {
    const { body, headers } = await get('/docs/api/symbols/shared.worker.count')
    expect(body).toMatchObject({
      name: 'shared.worker.count',
      kind: 'setting',
      path: '/docs/configuration/',
      anchor: 'sharedworkercount',
      url: '/docs/configuration/#sharedworkercount',
      page: 'Configuration',
    })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('that does not exist is a 404 with the nearest', async () => {
    const { status, body } = await get('/docs/api/symbols/datead')
    expect(status).toBe(404)
    expect(body.nearest[0]).toMatchObject({ name: 'dateadd', kind: 'function' })
    const page = await get('/docs/go/datead')
    expect(page.status).toBe(404)
    expect(page.text).toContain('href="/docs/reference/function/date-time/#dateadd"')
  })
})
