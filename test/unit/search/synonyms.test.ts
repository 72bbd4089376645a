import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { parseSynonyms, SYNONYMS_FILE } from '#server/site/data/synonyms.ts'
import { readData } from '#test/support/files/read-data.ts'

const parse = (text: string) => readData(parseSynonyms, text, SYNONYMS_FILE)

test('synonyms mean one another, what is said elsewhere means what is said here', () => {
  const { value: synonyms, problems } = parse(
    'same:\n  - [a, b]\nelsewhere:\n  - theirs: [c]\n    ours: [d, e]\n',
  )
  expect(problems).toEqual([])
  expect(synonyms).toEqual([
    { from: ['a', 'b'], to: ['a', 'b'] },
    { from: ['c'], to: ['d', 'e'] },
  ])
})

test.each([
  ['same:\n  - [a]\n', 2],
  ['same: []\nelsewhere:\n  - theirs: [a]\n    ours: 1\n', 4],
  ['same: []\nother: []\n', 2],
  ['same: [\n', 2],
])('%j is told with its line', (yaml, line) => {
  const [problem] = parse(yaml).problems
  expect(problem).toMatchObject({ file: 'data/synonyms.yaml', line })
})

test('a site without the file has no synonyms', () => {
  expect(parse('')).toEqual({ value: [], problems: [] })
})

test("no synonym of the site is a test's query alone: each entry is of use to more than one", () => {
  const queries: { query: string }[] = JSON.parse(readFileSync(`${ROOT}test/fixtures/relevance.json`, 'utf8'))
  const known = new Set(queries.map(({ query }) => query.toLowerCase()))
  const { value: synonyms } = parse(readFileSync(`${ROOT}content/data/synonyms.yaml`, 'utf8'))
  const alone = synonyms.filter(({ from, to }) =>
    [...new Set([...from, ...to])].every((phrase) => known.has(phrase.toLowerCase())),
  )
  expect(alone).toEqual([])
  for (const { from } of synonyms) {
    const single = from.length === 1 && known.has((from[0] ?? '').toLowerCase())
    expect(single, from.join()).toBe(false)
  }
})
