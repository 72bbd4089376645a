import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSearch } from '#server/search/create-search.ts'
import { compileSite } from '#test/support/load-fixture.ts'

const search = createSearch(await compileSite('search'))

const first = (query: string) => {
  const record = search.ask(query).ranked[0]?.record
  return record && record.path + (record.anchor && `#${record.anchor}`)
}

describe('search finds', () => {
  test.each([
    ['a title', 'sample by', '/docs/reference/sql/sample-by/'],
    ['a heading', 'upsert keys', '/docs/concept/deduplication/#upsert-keys'],
    ['text', 'install the chart', '/docs/deployment/kubernetes/'],
    ['a function', 'to_timestamp', '/docs/reference/function/date-time/#to_timestamp'],
    ['a function with its parentheses', 'dateadd()', '/docs/reference/function/date-time/#dateadd'],
    ['a function in words', 'to timestamp', '/docs/reference/function/date-time/#to_timestamp'],
    ['a setting', 'cairo.sql.copy.root', '/docs/configuration/#cairosqlcopyroot'],
    ['an unfinished name of a setting', 'cairo.sql.cop', '/docs/configuration/#cairosqlcopyroot'],
    ['a setting by a part of its name', 'worker count', '/docs/configuration/#sharedworkercount'],
    ['an operator that has no letters', '<>', '/docs/reference/operators/comparison/#-or--not-equals'],
    ['an error code', 'EMFILE', '/docs/troubleshooting/os-error-codes/#linux'],
    ['another form of a word', 'deduplicating', '/docs/concept/deduplication/'],
    ['a synonym', 'k8s', '/docs/deployment/kubernetes/'],
    ['what another system calls it', 'time_bucket', '/docs/reference/sql/sample-by/'],
    ['a phrase of another system', 'primary key', '/docs/concept/deduplication/'],
    ['a misspelt word', 'kuberentes', '/docs/deployment/kubernetes/'],
    ['a misspelt synonym', 'downsmaple', '/docs/reference/sql/sample-by/'],
    ['an unfinished word', 'dedupl', '/docs/concept/deduplication/'],
    ['an unfinished and misspelt word', 'kubrnet', '/docs/deployment/kubernetes/'],
    ['among stop words', 'how do i run it on the kubernetes', '/docs/deployment/kubernetes/'],
  ])('%s: %s', (_, query, place) => {
    expect(first(query)).toBe(place)
  })

  test.each(['', ' ', '?!', 'zzzzzzzzzzzz'])('nothing for %j', (query) => {
    expect(search.ask(query).ranked).toEqual([])
  })
})

test('a query is cut again when normalizing makes it longer', () => {
  const { query, text } = search.ask('\ufdfa'.repeat(64))
  expect(query.words.join(' ').length).toBeLessThanOrEqual(64)
  expect(text).toHaveLength(64)
})

test('no query does harm', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '(a+)+$',
      '\ud800',
      '\udc00kubernetes',
      '\0',
      '__proto__',
      'constructor',
      '*',
      '%00',
      '"',
      '🤖'.repeat(40),
    ),
    fc
      .array(fc.constantFrom('kubernetes', 'kubernets', 'to', '-', '.', 'a', '<>'), { maxLength: 40 })
      .map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(hostile, (query) => {
      const { text, ranked } = search.ask(query)
      expect(text.length).toBeLessThanOrEqual(64)
      expect(text.isWellFormed()).toBe(true)
      expect(ranked.length).toBeLessThanOrEqual(search.records)
      for (const { score } of ranked) expect(score).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})
