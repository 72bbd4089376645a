import { launchBrowser } from '#test/support/browser.ts'
import { startSite } from '#test/support/site-process.ts'
import { median } from './startup.ts'

const QUERIES = ['sample by', 'timestamp', 'materialized', 'partition', 'wal']

/** From a key in the search modal to results of what is typed, painted; over every letter of some queries, in ms. */
export async function measureSearchTyping(): Promise<number> {
  const site = await startSite({ env: { CONTENT_DIR: 'content', CACHE_DIR: '.cache', LOG_LEVEL: 'error' } })
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}/docs/`)
  await page.waitForSelector('html[data-hydrated]')
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox')
  const times: number[] = []
  for (const query of QUERIES) {
    await input.fill('')
    for (const letter of query) {
      const painted = input.evaluate(measureNextResults)
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      times.push(await painted)
    }
  }
  await browser.close()
  await site.stop()
  return median(times)
}

/** Runs in the browser: resolves with the time from the next key to the first paint with an answer to it. */
function measureNextResults(input: Element): Promise<number> {
  return new Promise((resolve) => {
    input.addEventListener(
      'keydown',
      () => {
        const started = performance.now()
        const answered = performance.getEntriesByType('resource').length
        const isPainted = () =>
          performance.getEntriesByType('resource').length > answered &&
          document.querySelector('[role="option"]') !== null
        const look = () => {
          if (isPainted()) requestAnimationFrame(() => resolve(performance.now() - started))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { once: true },
    )
  })
}
