import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { knownIdsOf } from '#server/site/checks/known-ids.ts'
import { sharedSite } from '#test/support/shared-sites.ts'

const site = sharedSite('real')

const idsOf = new Map<string, Promise<Set<string>>>()

/** Ids of a page as it is served. */
function ids(path: string): Promise<Set<string>> {
  const known = idsOf.get(path) ?? readIds(path)
  idsOf.set(path, known)
  return known
}

async function readIds(path: string): Promise<Set<string>> {
  const response = await fetch(site.url + path)
  const html = response.ok ? await response.text() : ''
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => unescaped(id)))
}

const unescaped = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

test('every section that a page ever had leads to one that is served', async () => {
  const known = knownIdsOf(readFileSync(`${ROOT}content/data/known-ids.txt`, 'utf8'))
  const lost: string[] = []
  for (const [path, names] of known) {
    const entries = (await (await fetch(`${site.url}${path}fragments.json`)).json()) as Record<string, string>
    for (const name of names) {
      const to = entries[name] ?? name
      const [page = '', id = ''] = to.includes('#') ? to.split('#') : [path, to]
      if (!(await ids(page)).has(id)) lost.push(`${path}#${name}`)
    }
  }
  expect([...known.values()].flat().length).toBeGreaterThan(6000)
  expect(lost).toEqual([])
})

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
