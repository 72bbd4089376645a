import { expect, test } from 'vitest'
import { sharedSite } from '#test/support/shared-sites.ts'

const site = sharedSite('real')

test('the names of sections are asked for by page, and a page without one answers too', async () => {
  const entries = async (path: string) => {
    const response = await fetch(`${site.url}${path}fragments.json`)
    return [response.status, response.headers.get('content-type'), response.headers.get('cache-control')]
  }
  const json = 'application/json; charset=utf-8'
  expect(await entries('/docs/clients/ingest-go/')).toEqual([200, json, 'public, max-age=3600'])
  expect(await entries('/terms/')).toEqual([200, json, 'public, max-age=3600'])
  expect((await entries('/docs/nowhere/'))[0]).toBe(404)
})

test.each([
  ['dont-forget-to-flush', 404],
  ['order-book-imbalance', 302],
  ['shadowing', 302],
])('/docs/go/%s answers %d: a name leads where one section alone had it', async (name, status) => {
  const response = await fetch(`${site.url}/docs/go/${name}`, { redirect: 'manual' })
  expect(response.status).toBe(status)
})
