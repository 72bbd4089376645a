// Each part of the script is evaluated in a task of its own: readers who scroll or press meanwhile are answered.
const { hydrateRoot } = await import('./react-dom.ts')
const { hydrate } = await import('./hydrate.tsx')
await hydrate(hydrateRoot)

export {}
