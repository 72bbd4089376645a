import { describe, expect, test } from 'vitest'
import { lookUpTool } from '#server/mcp/look-up-tool.ts'
import { createSearch } from '#server/search/create-search.ts'
import { loadRealSite } from '#test/support/load-fixture.ts'

const site = await loadRealSite()
const parts = { site, search: createSearch(site), siteUrl: 'https://a.org' }
const told = (name: string) => lookUpTool(parts, name).text

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

test('every message of every table of messages is found by its own words, with what is beside it', () => {
  const sections = [...parts.site.pages.values()].flatMap((page) => page.sections)
  const rows = sections.flatMap(({ messageRows }) => messageRows.flatMap(({ messages }) => messages))
  const lost = [...new Set(rows)].filter((message) => {
    const text = told(message)
    return !text.startsWith('https://a.org/docs/') || !wordsOf(text).includes(wordsOf(message))
  })
  expect(rows.length).toBeGreaterThan(1000)
  expect(lost).toEqual([])
}, 120_000)

test.each([
  ['errno 24', /prlimit|nofile/],
  ['errno=12', /max_map_count/],
  ['could not mmap', /max_map_count/],
  ['io.questdb.cairo.CairoException: [28] could not write', /disk is full/],
  ['Plugin health check failed', /First check address, port, user/],
  ['ERROR_DISK_FULL', /./],
])('the message %j has its remedy', (name, remedy) => {
  expect(told(name)).toMatch(remedy)
})

describe('a statement is found by a name in use', () => {
  test.each([
    ['CHECKPOINT CREATE', 'checkpoint/'],
    ['RENAME COLUMN', 'alter-table-rename-column/'],
    ['SHOW TIME ZONE', 'show/#postgresql-compatibility'],
    ['ASOF', 'asof-join/'],
    ['alter table dedup enable', 'alter-table-enable-deduplication/'],
    ['RESUME WAL', 'alter-table-resume-wal/'],
    ['DROP COLUMN', 'alter-table-drop-column/'],
    ['TRUNCATE TABLE', 'truncate/'],
  ])('%s', (name, place) => {
    expect(told(name)).toMatch(new RegExp(`^.+: statement, https://a.org/docs/reference/sql/${place}\n`))
  })

  test('whatever sample of a statement page begins with it', () => {
    const starts = [...parts.site.pages.values()]
      .filter(({ meta }) => /^\/docs\/reference\/sql\/(?!_|overview|datatypes)/.test(meta.path))
      .flatMap(({ sections }) => sections.flatMap(({ code }) => code.split('\n')))
      .flatMap(
        (line) =>
          /^(?:ALTER (?:TABLE|MATERIALIZED VIEW) \S+ )?([A-Z]{3,}(?: [A-Z]{2,}){1,2})\b/.exec(line)?.[1] ??
          [],
      )
    const names = [...new Set(starts)].filter((name) => !/^(?:SELECT|FROM|WHERE|WITH)/.test(name))
    expect(names.length).toBeGreaterThan(60)
    expect(names.filter((name) => !/^.+: (?:statement|keyword|operator), /.test(told(name)))).toEqual([])
  })
})

test('a name of a newer release or of another system has what to write instead, unless this release has it too', () => {
  const { search, site } = parts
  const lost = site.newerNames
    .flatMap(({ name, also, page }) => [name, ...also].map((own) => ({ own, page })))
    .filter(({ own, page }) => {
      const text = told(own)
      return search.symbols.find(own)
        ? !/: (?:function|keyword|type|statement|operator), /.test(text)
        : !/^.+: not in QuestDB /.test(text) || !text.includes(`https://a.org${page}`)
    })
  expect(lost).toEqual([])
  expect(told('time_bucket')).toMatch(/^time_bucket: not in QuestDB [\d.]+\. It is known from TimescaleDB/)
})

test('settings are found by words', () => {
  expect(told('http port')).toContain('| `http.net.bind.to` |')
  expect(told('max uncommitted rows')).toContain('| `cairo.max.uncommitted.rows` |')
})

test('what was cut is said, and no cut is inside a sample', () => {
  const cut = parts.search.symbols.all
    .map(({ name }) => told(name))
    .filter((text) => /\(Part 1 of \d+\. Read http/.test(text))
  expect(cut.length).toBeGreaterThan(20)
  for (const text of cut) expect((text.match(/^ *```/gm)?.length ?? 0) % 2, text.slice(0, 80)).toBe(0)
}, 60_000)

test('releases are words: the first measured one is "or earlier", and no answer has raw data', () => {
  expect(told('SAMPLE BY')).toContain('In QuestDB since 7.3 or earlier.')
  expect(told('cairo.max.uncommitted.rows')).not.toContain('{"')
  for (const { name, kind } of parts.search.symbols.all.filter(({ kind }) => kind === 'setting'))
    expect(told(name).split('\n').slice(1, 5).join(' '), `${kind} ${name}`).not.toMatch(/\{"|undefined/)
}, 60_000)
