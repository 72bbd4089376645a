import { launchBrowser } from '#test/support/browser.ts'
import { startSite } from '#test/support/site-process.ts'

const site = await startSite({ env: { CONTENT_DIR: 'content', CACHE_DIR: '.cache' } })
const browser = await launchBrowser()
const MSG =
  '2025-10-01T10:00:00.123456Z C i.q.c.TableWriter could not lock the writer [table=trades, path=/var/lib/questdb/db/trades~12, errno=11] table busy [reason=insert]'
const states: [string, string, string?][] = [
  ['empty', ''],
  ['fn', 'dateadd'],
  ['setting', 'cairo.max.uncommitted.rows'],
  ['stmt', 'create table'],
  ['msg', 'table busy [reason=insert]'],
  ['none', 'kubqqqqqqqqq'],
  ['filter', 'timestamp', 'Settings'],
  ['paste', 'paste'],
  ['fill', 'fill gaps'],
]
for (const width of [320, 390, 1440]) {
  for (const [name, q, kind] of states) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      ...(name === 'setting' && width === 390 ? { forcedColors: 'active' as const } : {}),
    })
    const page = await context.newPage()
    await page.goto(`${site.url}/docs/concept/deduplication/`)
    await page.waitForSelector('html[data-hydrated]')
    await page.keyboard.press('Control+k')
    const input = page.getByRole('combobox')
    await input.waitFor()
    if (q === 'paste')
      await input.evaluate((el, data) => {
        const c = new DataTransfer()
        c.setData('text', data)
        el.dispatchEvent(new ClipboardEvent('paste', { clipboardData: c, bubbles: true, cancelable: true }))
      }, MSG)
    else if (q) await input.fill(q)
    if (q) await page.locator('.search-hit, .search-said').first().waitFor()
    if (kind) {
      await page.getByRole('radio', { name: kind }).focus()
      await page.keyboard.press('Space')
      await page.waitForTimeout(600)
    }
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/window/${name}-${width}.png` })
    await context.close()
  }
}
await browser.close()
await site.stop()
