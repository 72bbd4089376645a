import type { Bootstrap } from './model/site-data.ts'

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (navigation?.type !== 'navigate') {
  // For the place to be the same, the page is as long as it was (article.css).
  document.documentElement.dataset.rest = 'whole'
  const { returnToPlace } = await import('./navigation/return-to-place.ts')
  returnToPlace(window, navigation?.type === 'back_forward')
}

await painted()
// The id is that of BootstrapData, whose file brings React.
const { parts, siteData } = JSON.parse(document.getElementById('bootstrap')?.textContent ?? '') as Bootstrap
const site = fetch(siteData)
// All files are asked for at once; what is wrong with one is told where it is used.
for (const part of parts) import(part).catch(() => {})

// Each part of the script runs in a task of its own, so that the page responds to scrolling and clicks in between.
const { hydrate } = await import('./hydrate.tsx')
await hydrate(site)

/**
 * A slow line carries first what can be read: other scripts are asked for when the page is painted. A tab that is
 * not shown is not painted, and not every browser tells: none waits for longer than two seconds.
 */
function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, document.hidden ? 0 : 2000)
  })
}
