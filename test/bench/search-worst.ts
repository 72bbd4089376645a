import fc from 'fast-check'
import { LONGEST_PASTE } from '#client/model/search-results.ts'
import { lookUpTool } from '#server/mcp/look-up-tool.ts'
import { readTool } from '#server/mcp/read-tool.ts'
import { MOST_RESULTS, searchTool } from '#server/mcp/search-tool.ts'
import { createSearch } from '#server/search/create-search.ts'
import { goTo } from '#server/search/present/go-to.ts'
import { searchResults } from '#server/search/present/results-page.ts'
import { suggestPages } from '#server/search/present/suggest-pages.ts'
import { answerProvider } from '#server/search/provider/answer-provider.ts'
import { parseProviderRequests } from '#server/search/provider/provider-request.ts'
import { markdownSections } from '#server/site/markdown-sections.ts'
import { loadRealSite } from '#test/support/compile-site.ts'
import { expensiveBodies, expensiveTexts } from '#test/support/expensive-searches.ts'
import { percentile } from '#test/support/load/numbers.ts'

/** Measures the cost of the worst generated requests to the event loop, endpoint by endpoint. */
const SAMPLES = 1000
/** Of each request the least of this many runs counts: in the others the machine did something else. */
const RUNS = 5
const SEED = 1

const site = await loadRealSite()
const search = createSearch(site)
const texts = expensiveTexts(site)
const names = fc.sample(texts, { numRuns: SAMPLES, seed: SEED })
const bodies = fc.sample(expensiveBodies(texts), { numRuns: SAMPLES, seed: SEED })
const fixed = [
  '\ufdfa'.repeat(64),
  'abcdefghijklmnopqrstuvwxyz'.repeat(3),
  'tabble colmun partitino symbl kuberent',
]
const tenOf = (query: string) =>
  JSON.stringify({
    requests: Array(10).fill({ query, hitsPerPage: 100, attributesToSnippet: ['*:100'] }),
  })

report('symbols', names.map(leastTime(search.symbols.nearest)))
const page = (text: string) => searchResults(search, { text, filter: null, page: 1, words: 30 })
report('search page', names.map(leastTime(page)))
const missing = (text: string) => suggestPages(search, site.pages, `/docs/${encodeURI(text.toWellFormed())}/`)
report('not found', names.map(leastTime(missing)))
const pastes = fc.sample(
  fc.array(texts, { minLength: 3 }).map((lines) => lines.join('\n').slice(0, LONGEST_PASTE)),
  { numRuns: SAMPLES, seed: SEED },
)
report('go', [...names, ...pastes].map(leastTime((name) => goTo(search, name))))
report('POST, read', bodies.map(leastTime(parseProviderRequests)))
const posts = []
for (const body of [...fixed.map(tenOf), tenOf('the table'), ...bodies]) posts.push(await leastTurns(body))
report(
  'POST, a turn',
  posts.map((turns) => Math.max(0, ...turns)),
)
report(
  'POST, in all',
  posts.map((turns) => turns.reduce((sum, turn) => sum + turn, 0)),
)

const parts = { site, search, siteUrl: 'http://localhost' }
const addresses = [...site.pages.values()].flatMap((known) => [
  known.meta.path,
  ...markdownSections(known).map(({ id }) => `${known.meta.path}#${id}`),
])
report('MCP search', names.map(leastTime((query) => searchTool(parts, { query, limit: MOST_RESULTS }))))
report('MCP look_up', names.map(leastTime((name) => lookUpTool(parts, name))))
report('MCP read', [...addresses, ...names].map(leastTime((address) => readTool(parts, { address }))))

function leastTime(ask: (text: string) => unknown): (text: string) => number {
  return (text) => {
    const times = Array.from({ length: RUNS }, () => {
      const started = performance.now()
      ask(text)
      return performance.now() - started
    })
    return Math.min(...times)
  }
}

/** Milliseconds of each turn. */
async function leastTurns(body: string): Promise<number[]> {
  const parsed = parseProviderRequests(body)
  if ('problem' in parsed) return []
  const runs: number[][] = []
  for (let run = 0; run < RUNS; run++) {
    const times: number[] = []
    let started = performance.now()
    const endTurn = async () => {
      times.push(performance.now() - started)
      started = performance.now()
    }
    await answerProvider(search, parsed.requests, 'http://localhost', endTurn)
    await endTurn()
    runs.push(times)
  }
  return (runs[0] ?? []).map((_, turn) => Math.min(...runs.map((times) => times[turn] ?? 0)))
}

function report(endpoint: string, times: readonly number[]): void {
  const quantile = (share: number) => percentile(times, share).toFixed(1)
  console.log(
    `${endpoint.padEnd(14)} p50 ${quantile(0.5)} ms, p99.9 ${quantile(0.999)} ms, most ${quantile(1)} ms`,
  )
}
