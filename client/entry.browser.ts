// Each part of the script runs in a task of its own, so that the page responds to scrolling and clicks in between.
const { hydrateRoot } = await import('./react-dom.ts')
const { hydrate } = await import('./hydrate.tsx')
await hydrate(hydrateRoot)

export {}
