import { spawn } from 'node:child_process'
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
  /** Failed audits, without those of performance. */
  readonly failed: readonly string[]
}

interface Report {
  readonly categories: Record<
    string,
    {
      readonly score: number
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
    }
  >
  readonly audits: Record<string, { readonly score: number | null; readonly numericValue?: number }>
}

/** One run of Lighthouse's mobile preset, its default, in a browser of its own. */
export async function measurePage(url: string): Promise<PageFigures> {
  const { categories, audits }: Report = JSON.parse(await recorded(url))
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const failed = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed,
  }
}

/** Lighthouse itself asks to be run again when the browser's trace of a load has a gap; that measures nothing. */
async function recorded(url: string, attempts = 3): Promise<string> {
  try {
    return await runLighthouse(url)
  } catch (error) {
    if (attempts === 1 || !/Please run Lighthouse again/.test(String(error))) throw error
    console.log(`${url}: the load was not recorded; trying again`)
    return recorded(url, attempts - 1)
  }
}

function runLighthouse(url: string): Promise<string> {
  const chrome = findChromium()
  if (!chrome) throw new Error('No Chromium was found: install it, or name it in CHROMIUM_PATH.')
  const options = [
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    // Without this it asks at its first run whether it may report its errors.
    '--no-enable-error-reporting',
  ]
  const child = spawn(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options],
    {
      env: { ...process.env, CHROME_PATH: chrome },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  return new Promise((resolve, reject) => {
    const [out, err]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (chunk) => out.push(chunk))
    child.stderr.on('data', (chunk) => err.push(chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(Buffer.concat(out).toString('utf8'))
        : reject(new Error(`Lighthouse ended with ${code}:\n${Buffer.concat(err)}`)),
    )
  })
}
