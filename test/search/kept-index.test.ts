import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { openJsonCache } from '#server/cache/json-cache.ts'
import { createSearch, loadSearch, type Search } from '#server/search/create-search.ts'
import { loadContent } from '#test/support/load-fixture.ts'
import { fixtureSite } from '#test/support/site-process.ts'

const QUERIES = [
  'sample by',
  'upsert keys',
  'worker count',
  'depoly',
  'to_timest',
  '<>',
  'no such words at all',
]

const answersOf = (search: Search) =>
  QUERIES.map((query) => search.ask(query).ranked.map(({ record, score }) => [record.id, score]))

test('an index that was kept gives the same answers, a damaged one is built again', async () => {
  const site = await loadContent(fixtureSite('search'))
  const folder = await mkdtemp(join(tmpdir(), 'docs-cache-'))
  const cache = openJsonCache(
    openCacheFolder(folder, () => {}),
    'search',
    'test',
  )
  const expected = answersOf(createSearch(site))
  expect(expected.filter((answers) => answers.length > 0).length).toBeGreaterThan(4)
  expect(answersOf(await loadSearch(site, cache))).toEqual(expected)
  const [kept = ''] = await readdir(join(folder, 'search'))
  expect(kept).toMatch(/\.json$/)
  expect(answersOf(await loadSearch(site, cache))).toEqual(expected)
  for (const damage of ['', 'null', '{}', '[]', '{"documentCount":3,"serializationVersion":2}']) {
    await writeFile(join(folder, 'search', kept), damage)
    expect(answersOf(await loadSearch(site, cache)), damage).toEqual(expected)
  }
})

test('an index of other records is not taken', async () => {
  const site = await loadContent(fixtureSite('search'))
  const cache = openJsonCache(
    openCacheFolder(await mkdtemp(join(tmpdir(), 'docs-cache-')), () => {}),
    'search',
    'test',
  )
  await loadSearch(site, cache)
  const pages = new Map([...site.pages].slice(0, 3))
  const search = await loadSearch({ ...site, pages }, cache)
  expect(answersOf(search)).toEqual(answersOf(createSearch({ ...site, pages })))
})
