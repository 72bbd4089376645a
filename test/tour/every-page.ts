import type { Browser } from 'playwright-core'
import { buildIfNeeded } from '#build/build.ts'
import { ROOT } from '#build/paths.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { runSite } from '#test/support/site-process.ts'
import { faultsIn, WIDTHS } from './state.ts'

/** axe looks at these; whether a page scrolls sideways is looked at everywhere. */
const AXE_WIDTHS: readonly number[] = [390, 820, 1440]
const AT_ONCE = 2

/** Finds faults of a page at any width, in the site's colors and in forced ones. */
async function faultsOf(browser: Browser, url: string): Promise<string[]> {
  await using page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' })
  page.setDefaultTimeout(90_000)
  await page.goto(url)
  await page.waitForSelector('html[data-hydrated]')
  const faults: string[] = []
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const found = await faultsIn(page, width, AXE_WIDTHS.includes(width))
      faults.push(...found.map((fault) => `${width} pixels, forced colors ${forcedColors}: ${fault}`))
    }
  }
  return faults
}

await buildIfNeeded()
await using site = await runSite({ env: { CONTENT_DIR: `${ROOT}content`, CACHE_DIR: `${ROOT}.cache` } })
await using browser = await launchBrowser()
const sitemap = await (await fetch(`${site.url}/docs/sitemap.xml`)).text()
const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
/** Parts of addresses, to look at a few pages again after a change. */
const chosen = process.argv.slice(2)
const left = addresses.filter((path) => chosen.length === 0 || chosen.some((part) => path.includes(part)))
console.log(`${left.length} of ${addresses.length} pages`)
const look = async () => {
  for (let path = left.pop(); path !== undefined; path = left.pop())
    for (const fault of await faultsOf(browser, site.url + path)) {
      console.error(`${path} at ${fault}`)
      process.exitCode = 1
    }
}
await Promise.all(Array.from({ length: AT_ONCE }, look))
