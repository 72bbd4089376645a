import { ROOT } from '#build/paths.ts'
import { searchHits, searchInput } from '#test/support/browser/search-modal.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { runSite } from '#test/support/site-process.ts'
import { median } from './process-figures.ts'

export interface SearchTyping {
  readonly keys: number
  readonly medianMs: number
  readonly p95Ms: number
}

/** Typed key by key. The client keeps its answers, so that no two begin with the same letter. */
const TYPED = [
  'asof join',
  'designated timestamp',
  'materialized view refresh',
  'sample by fill',
  'write-ahead log',
]
/** A reader who types fast. */
const BETWEEN_KEYS_MS = 120
/** An answer with the same hits changes nothing on the screen: then there is nothing to measure. */
const UNCHANGED_MS = 1000

declare global {
  interface Window {
    painted?: Promise<number | null>
  }
}

/** In the browser, from the key press to the frame that shows other hits, over the pages of the repository. */
export async function measureSearchTyping(): Promise<SearchTyping> {
  const site = await runSite({ env: { CONTENT_DIR: `${ROOT}content`, LOG_LEVEL: 'error' } })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${site.url}/docs/`)
    await page.waitForSelector('html[data-hydrated]')
    await page.keyboard.press('Control+k')
    const times: number[] = []
    for (const text of TYPED) {
      const [first = '', ...others] = text
      await searchInput(page).fill(first)
      await searchHits(page).first().waitFor()
      for (const key of others) {
        await page.waitForTimeout(BETWEEN_KEYS_MS)
        await page.evaluate(watchKey, UNCHANGED_MS)
        await page.keyboard.press(key === ' ' ? 'Space' : key)
        const painted = await page.evaluate(() => window.painted)
        if (typeof painted === 'number') times.push(painted)
      }
    }
    const sorted = times.toSorted((a, b) => a - b)
    const p95Ms = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
    return { keys: times.length, medianMs: median(times), p95Ms }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Runs in the page, before the key: milliseconds from the next key press to the paint after the hits changed. */
function watchKey(unchangedMs: number): void {
  window.painted = new Promise((resolve) => {
    const pressed = (event: Event) => {
      const watcher = new MutationObserver(() => {
        watcher.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)))
      })
      const list = document.querySelector('[role="listbox"]')
      if (list) watcher.observe(list, { childList: true, characterData: true, subtree: true })
      setTimeout(() => {
        watcher.disconnect()
        resolve(null)
      }, unchangedMs)
    }
    document.addEventListener('keydown', pressed, { capture: true, once: true })
  })
}
