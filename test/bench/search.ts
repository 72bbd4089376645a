import { existsSync } from 'node:fs'
import { COMPILER_SOURCES, fingerprint } from '#build/fingerprint.ts'
import { ROOT } from '#build/paths.ts'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { createSearch } from '#server/search/create-search.ts'
import { loadSite } from '#server/site/load-site.ts'
import { cutShort, misspell } from '#test/support/search/misspell.ts'
import {
  measureRelevance,
  type Relevance,
  readRelevance,
  routesCovered,
  SHARED_RELEVANCE,
} from '#test/support/search/relevance.ts'

const site = await loadSite({
  root: process.env.CONTENT_DIR ?? `${ROOT}content`,
  cache: openCacheFolder(`${ROOT}.cache`, () => {}),
  fingerprint: await fingerprint(COMPILER_SOURCES),
  buildSeed: '',
})
const search = createSearch(site)
const cases = existsSync(SHARED_RELEVANCE) ? readRelevance(site, SHARED_RELEVANCE) : readRelevance(site)
console.log(
  `${search.records} records of ${site.pages.size} pages; the queries ask for ${routesCovered(cases)} pages\n`,
)
print('as they are typed', measureRelevance(search, cases))
print('with a slip', measureRelevance(search, misspell(cases, 3)))
print('cut by two letters', measureRelevance(search, cutShort(cases)))

function print(name: string, { queries, mrr, hit1, hit5, misses }: Relevance): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  console.log(
    `${queries} queries ${name}: MRR@10 ${mrr.toFixed(3)}, hit@1 ${percent(hit1)}, hit@5 ${percent(hit5)}`,
  )
  for (const { query, place, first } of misses)
    console.log(`  ${place === 0 ? 'none' : `place ${place}`}  ${query}  (first ${first.join(' ')})`)
}
