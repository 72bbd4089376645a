import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { buildIfNeeded } from '#build/build.ts'
import { ROOT } from '#build/paths.ts'
import { findChromium } from '#test/support/browser.ts'
import { median } from '#test/support/load/numbers.ts'
import { runSite } from '#test/support/site-process.ts'

/** Run from npm's cache and not installed with the project, see DECISIONS.md. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

const PAGES = ['/docs/', '/docs/reference/function/aggregation/', '/docs/reference/sql/sample-by/']
/** Other addresses may be given as arguments, and another number of runs. */
const given = process.argv.slice(2)
const RUNS = Number(given.find((argument) => /^\d+$/.test(argument)) ?? 5)
const ADDRESSES = given.filter((argument) => argument.startsWith('/'))

/** Promises to readers: the lowest score of 100 that a median may have, by Lighthouse's names. */
const SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
/** The highest time in milliseconds, or shift. */
const TIMES = {
  'first-contentful-paint': 1100,
  'largest-contentful-paint': 1300,
  'total-blocking-time': 49.9,
  'cumulative-layout-shift': 0,
}

interface Report {
  readonly categories: Record<string, { readonly score: number }>
  readonly audits: Record<string, { readonly numericValue?: number }>
}

/**
 * One run of Lighthouse's mobile preset, its default, in a browser of its own. It asks to be run again when the browser's
 * trace of a load has a gap; that measures nothing.
 */
async function measurePage(url: string, attempts = 3): Promise<Report> {
  const chrome = findChromium()
  if (!chrome) throw new Error('No Chromium was found: install it, or name it in CHROMIUM_PATH.')
  const options = [
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    // Without this it asks at its first run whether it may report its errors.
    '--no-enable-error-reporting',
  ]
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options]
  const env = { ...process.env, CHROME_PATH: chrome }
  try {
    return JSON.parse((await promisify(execFile)('npm', command, { env, maxBuffer: Infinity })).stdout)
  } catch (error) {
    if (attempts === 1 || !/Please run Lighthouse again/.test(String(error))) throw error
    return measurePage(url, attempts - 1)
  }
}

await buildIfNeeded()
await using site = await runSite({ env: { CONTENT_DIR: `${ROOT}content`, CACHE_DIR: `${ROOT}.cache` } })
const rows: Record<string, unknown>[] = []
for (const page of ADDRESSES.length > 0 ? ADDRESSES : PAGES) {
  const runs: Report[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measurePage(site.url + page))
  const figures: Record<string, number> = {}
  const note = (name: string, value: number, isKept: boolean, limit: number) => {
    figures[name] = value
    if (isKept) return
    console.error(`${page}: ${name} is ${value}, the limit ${limit}`)
    process.exitCode = 1
  }
  for (const [name, least] of Object.entries(SCORES)) {
    const score = Math.round(100 * median(runs.map(({ categories }) => categories[name]?.score ?? 0)))
    note(name, score, score >= least, least)
  }
  for (const [name, most] of Object.entries(TIMES)) {
    const value = median(runs.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
    note(name, Number(value.toFixed(4)), value <= most, most)
  }
  rows.push({ page, ...figures, load: loadavg()[0]?.toFixed(1) })
}
console.table(rows)
