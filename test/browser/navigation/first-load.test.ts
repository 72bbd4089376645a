import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { WITH_WORKER } from '#test/support/browser/offline-site.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const LONG_PAGE = '/docs/reference/function/aggregation/'
const KB = 1000
const BROTLI = { 'accept-encoding': 'br' }

const site = browserSite({ content: `${ROOT}content`, env: { ...WITH_WORKER, CACHE_DIR: '.cache' } })

// The aim is 165 KB, of which react-router's data router is 33 KB. What loads at rest counts too: 18 KB are too many.
test('a first load is at most 183 KB, with the heads of all answers', async () => {
  // The first answers are compressed while the reader waits; one that was compressed well knows its length.
  await until(async () =>
    (await fetch(site.url + LONG_PAGE, { headers: BROTLI })).headers.has('content-length'),
  )
  const loaded: { url: string; bytes: number }[] = []
  const page = await site.open(LONG_PAGE, {
    fresh: true,
    prepare: async (page) => {
      const session = await page.context().newCDPSession(page)
      const urls = new Map<string, string>()
      session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        loaded.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength }),
      )
      await session.send('Network.enable')
    },
  })
  await page.waitForLoadState('networkidle')
  const report = loaded.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
  expect(loaded.length, report).toBeGreaterThan(8)
  expect(
    loaded.reduce((sum, { bytes }) => sum + bytes, 0),
    report,
  ).toBeLessThanOrEqual(183 * KB)
  // No worker is installed, which would fetch more behind the page's back.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
