import { expect, test } from 'vitest'
import { wholeTerms } from '#server/search/text/analyzer.ts'
import { isSearched } from '#server/site/page-path.ts'
import { loadRealSite } from '#test/support/load-fixture.ts'
import { readBenchmark } from '#test/support/search/benchmark.ts'
import { readRelevance } from '#test/support/search/relevance.ts'

const keyOf = (text: string): string => wholeTerms(text).sort().join(' ')

test('no keyword of a page repeats a query that search is measured with', async () => {
  const site = await loadRealSite()
  const queries = [...readBenchmark(site).filter(({ half }) => half === 'held out'), ...readRelevance(site)]
  const asked = new Set(queries.map(({ query }) => keyOf(query)))
  const repeated = [...site.pages.values()].flatMap(({ meta: { path, noindex, keywords = [] } }) =>
    // One word is a name of the subject, whoever asks for it.
    keywords.flatMap((keyword) =>
      isSearched(path, { noindex }) && wholeTerms(keyword).length > 1 && asked.has(keyOf(keyword))
        ? [`${path}: ${keyword}`]
        : [],
    ),
  )
  expect(repeated).toEqual([])
})
