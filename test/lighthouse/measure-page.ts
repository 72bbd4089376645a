import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findChromium } from '#test/support/browser.ts'

/** Run from npm's cache and not installed with the project, see DECISIONS.md. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

/** Names as Lighthouse has them; scores are of 100, times in milliseconds. */
export interface PageFigures {
  readonly performance: number
  readonly accessibility: number
  readonly 'best-practices': number
  readonly seo: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

interface Report {
  readonly categories: Record<string, { readonly score: number }>
  readonly audits: Record<string, { readonly numericValue?: number }>
}

/** One run of Lighthouse's mobile preset, its default, in a browser of its own. */
export async function measurePage(url: string): Promise<PageFigures> {
  const { categories, audits }: Report = JSON.parse(await runLighthouse(url))
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

/** Lighthouse itself asks to be run again when the browser's trace of a load has a gap; that measures nothing. */
async function runLighthouse(url: string, attempts = 3): Promise<string> {
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
    return (await promisify(execFile)('npm', command, { env, maxBuffer: Infinity })).stdout
  } catch (error) {
    if (attempts === 1 || !/Please run Lighthouse again/.test(String(error))) throw error
    return runLighthouse(url, attempts - 1)
  }
}
