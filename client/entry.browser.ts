// Who comes back to a page, or loads it again, is where they were as soon as all of it is laid out (late-layout.css).
const [navigation] = performance.getEntriesByType('navigation')
if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate')
  document.documentElement.dataset.whole = ''

// Each part of the script is evaluated in a task of its own: readers who scroll or press meanwhile are answered.
const { hydrateRoot } = await import('./react-dom.ts')
const { hydrate } = await import('./hydrate.tsx')
await hydrate(hydrateRoot)

export {}
