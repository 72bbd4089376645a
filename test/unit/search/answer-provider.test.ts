import { describe, expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import { LONGEST_PASTE, LONGEST_QUERY } from '#client/model/search-results.ts'
import { createSearch, type Search } from '#server/search/create-search.ts'
import { answerProvider } from '#server/search/provider/answer-provider.ts'
import { type ProviderRequest, parseProviderRequests } from '#server/search/provider/provider-request.ts'
import { compileSite } from '#test/support/load-fixture.ts'

const search = createSearch(await compileSite('search'))

function parse(...requests: object[]): ProviderRequest[] {
  const parsed = parseProviderRequests(JSON.stringify({ requests }))
  if ('problem' in parsed) throw new Error(parsed.problem)
  return parsed.requests
}

const answer = (requests: ProviderRequest[], nextTurn = async () => {}) =>
  answerProvider(search, requests, 'http://localhost', nextTurn)

test('each query but the first waits for a turn of its own', async () => {
  const asked: string[] = []
  const watched: Search = {
    ...search,
    ask(text) {
      asked.push(text)
      return search.ask(text)
    },
  }
  const requests = parse({ query: 'one' }, { query: 'two' }, { query: 'three' })
  const results = await answerProvider(watched, requests, 'http://localhost', async () => {
    asked.push('turn')
  })
  expect(asked).toEqual(['one', 'turn', 'two', 'turn', 'three'])
  expect(results.map(({ query }) => query)).toEqual(['one', 'two', 'three'])
})

test('a turn that never comes ends the answer', async () => {
  const refuse = () => Promise.reject(new Error('too busy'))
  await expect(answer(parse({ query: 'one' }, { query: 'two' }), refuse)).rejects.toThrow('too busy')
  expect(await answer([], refuse)).toEqual([])
})

test('all queries together get 60 hits, and each says how many there are', async () => {
  const requests = parse(...Array(10).fill({ query: 'the', hitsPerPage: 100 }))
  const results = await answerProvider(manyRecords(30), requests, '', async () => {})
  expect(results.flatMap(({ hits }) => hits)).toHaveLength(60)
  expect(results.map(({ nbHits }) => nbHits)).toEqual(Array(10).fill(30))
  expect(results[0]?.hits.length).toBe(20)
  expect(results[9]?.hits).toEqual([])
})

test('pages far behind the last are empty', async () => {
  const [result] = await answer(parse({ query: 'the', hitsPerPage: 100, page: 1e300 }))
  expect([result?.hits, result?.page]).toEqual([[], 100_000])
})

test('a hit by its content has content', async () => {
  const titles = ['sample by', 'the', 'install', 'linux', 'keys', 'types']
  const results = await answer(parse(...titles.map((query) => ({ query, hitsPerPage: 100 }))))
  const hits = results.flatMap((result) => result.hits)
  for (const { type, content } of hits) if (type === 'content') expect(content).toMatch(/\S/)
  expect(JSON.stringify(hits)).not.toContain('"content":""')
})

test.each([
  ['attributesToSnippet', Array(51).fill('content:10')],
  ['facetFilters', Array(51).fill('language:en')],
  ['facetFilters', [Array(51).fill('language:en')]],
])('a list of %s that no client needs is refused', (name, list) => {
  const body = JSON.stringify({ requests: [{ query: 'a', [name]: list }] })
  expect(parseProviderRequests(body)).toEqual({ problem: expect.stringContaining(`requests.0.${name}`) })
})

/** The search of the fixture whose every answer has so many pages. */
const manyRecords = (count: number): Search => ({
  ...search,
  ask(text) {
    const answer = search.ask(text)
    const [first] = answer.ranked
    if (!first) return answer
    const ranked = Array.from({ length: count }, (_, at) => ({
      ...first,
      record: { ...first.record, path: `/docs/${at}/` as DocsPath },
    }))
    return { ...answer, ranked }
  },
})

describe('queries that come together share what they may spend', () => {
  test('one pasted text is read whole, the others as far as a query may go', async () => {
    const pasted = `${'nothing '.repeat(10)}zebra`
    const lengths: (number | undefined)[] = []
    const watched: Search = {
      ...search,
      ask(text, longest, allowance) {
        lengths.push(longest)
        return search.ask(text, longest, allowance)
      },
    }
    const other = `other ${pasted}`
    const requests = parse({ query: 'a', pasted }, { query: 'b', pasted: other })
    await answerProvider(watched, requests, '', async () => {})
    expect(lengths).toEqual([LONGEST_PASTE, LONGEST_QUERY])
  })

  test('a compound word takes as much of it as itself and its parts', async () => {
    const left: number[] = []
    const watched: Search = {
      ...search,
      ask(text, longest, allowance) {
        const answer = search.ask(text, longest, allowance)
        left.push(allowance?.words ?? 0)
        return answer
      },
    }
    const requests = parse({ query: 'table' }, { query: 'cairo.sql.copy.root' }, { query: 'table' })
    await answerProvider(watched, requests, '', async () => {})
    expect(left.map((words) => words - Number(left[0]))).toEqual([0, -5, -6])
  })

  test('misspelt words are repaired in the first queries only', async () => {
    const misspelt = ['symbl', 'partitin', 'timestmp', 'tabel', 'colum', 'databse']
    const results = await answer(parse(...misspelt.map((query) => ({ query: `${query} ` }))))
    const alone = await answer(parse({ query: `${misspelt.at(-1)} ` }))
    expect(alone[0]?.nbHits).toBeGreaterThan(0)
    expect(results.map(({ nbHits }) => nbHits > 0).lastIndexOf(true)).toBeLessThan(5)
  })
})
