import { launchBrowser } from '#test/support/browser.ts'
import { runSite } from '#test/support/site-process.ts'
import { median } from './startup.ts'

export interface ClientNavigation {
  readonly medianMs: number
  /** CPU four times slower and slow 4G. */
  readonly slowMedianMs: number
}

/** From the click on a link to the new page's heading in the document, and painted. */
export async function measureClientNavigation(content: string): Promise<ClientNavigation> {
  const site = await runSite({ env: { CONTENT_DIR: content, LOG_LEVEL: 'error' } })
  const browser = await launchBrowser()
  const measure = async (slow: boolean) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(`${site.url}/docs/group-0/page-0/`)
    await page.waitForSelector('html[data-hydrated]')
    if (slow) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      })
    }
    const times: number[] = []
    for (let round = 0; round < 9; round++) {
      const link = page.locator('#sidebar a[href*="/page-"]').nth(round + 2)
      await link.hover()
      await page.waitForTimeout(slow ? 1200 : 150)
      times.push(
        await link.evaluate(
          (element: HTMLAnchorElement) =>
            new Promise<number>((resolve) => {
              const before = document.querySelector('h1')?.textContent
              const started = performance.now()
              element.click()
              const look = () => {
                if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look)
                else requestAnimationFrame(() => resolve(performance.now() - started))
              }
              look()
            }),
        ),
      )
    }
    await context.close()
    return median(times)
  }
  const result = { medianMs: await measure(false), slowMedianMs: await measure(true) }
  await browser.close()
  await site.stop()
  return result
}
