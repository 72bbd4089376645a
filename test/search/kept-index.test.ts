import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { createSearch, type Search } from '#server/search/create-search.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
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

/** Search as a start with this cache folder has it. */
const openedWith = (folder: string) => {
  const cache = openCacheFolder(folder, () => {})
  return async (site: Parameters<typeof createSearch>[0]) => {
    const search = createSearch(site, { cache, fingerprint: 'test' })
    await search.warmUp()
    return search
  }
}

test('what was kept gives the same answers, a damaged file is made again', async () => {
  const site = await loadContent(fixtureSite('search'))
  const folder = await temporaryFolder()
  const load = openedWith(folder)
  const expected = answersOf(createSearch(site))
  expect(expected.filter((answers) => answers.length > 0).length).toBeGreaterThan(4)
  expect(answersOf(await load(site))).toEqual(expected)
  const kept = (await readdir(join(folder, 'search'))).sort()
  expect(kept).toEqual([expect.stringMatching(/^tables-test/), expect.stringMatching(/^words-test/)])
  expect(answersOf(await load(site))).toEqual(expected)
  for (const damage of ['', 'null', '{}', '\n'])
    for (const damaged of [kept.slice(0, 1), kept]) {
      for (const file of damaged) await writeFile(join(folder, 'search', file), damage)
      expect(answersOf(await load(site)), `${damaged}: ${damage}`).toEqual(expected)
    }
})

test('words of pages that are gone or changed are not taken', async () => {
  const site = await loadContent(fixtureSite('search'))
  const load = openedWith(await temporaryFolder())
  await load(site)
  const fewer = { ...site, pages: new Map([...site.pages].slice(0, 3)) }
  expect(answersOf(await load(fewer))).toEqual(answersOf(createSearch(fewer)))
  const [[path, page] = expect.fail('the site has no page')] = [...site.pages]
  const sections = page.sections.map((section) => ({ ...section, text: `${section.text} upsert keys` }))
  const changed = { ...site, pages: new Map(site.pages).set(path, { ...page, sections }) }
  expect(answersOf(await load(changed))).toEqual(answersOf(createSearch(changed)))
})
