// Readers who return to a page, or reload it, get all of it laid out at once, so that they are where they were
// (late-layout.css).
const [navigation] = performance.getEntriesByType('navigation')
if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate')
  document.documentElement.dataset.whole = ''

// Each part of the script runs in a task of its own, so that the page responds to scrolling and clicks in between.
const { hydrateRoot } = await import('./react-dom.ts')
const { hydrate } = await import('./hydrate.tsx')
await hydrate(hydrateRoot)

export {}
